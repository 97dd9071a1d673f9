import { Box, Text } from 'ink';
import { type ReactElement, useSyncExternalStore } from 'react';
import { styledRows } from './lines.ts';
import type { ScreenModel } from './screen-model.ts';
import { useKeys } from './use-keys.ts';

/**
 * Shows a screen with Ink. All rows together are one text: a node for each of them would cost more than the rest of the
 * frame.
 * @param blank draws nothing: after a change of size, so that no row of the old frame is taken for one of the new
 */
export function InkScreen({
  model,
  blank,
}: {
  readonly model: ScreenModel;
  readonly blank: boolean;
}): ReactElement {
  useSyncExternalStore(model.subscribe, model.snapshot, model.snapshot);
  useKeys(model);
  if (blank) return <Text> </Text>;
  const { size, theme } = model;
  return (
    <Box width={size.columns} height={size.rows} overflowY="hidden">
      <Text wrap="truncate">{styledRows(model.lines(), size.columns, theme).join('\n')}</Text>
    </Box>
  );
}
