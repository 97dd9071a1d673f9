import { Box, Text } from 'ink';
import { type ReactElement, useSyncExternalStore } from 'react';
import { type ColourLevel, type Line, styledRows } from './lines.ts';
import type { ScreenModel } from './screen-model.ts';

/**
 * Shows a screen with Ink. All rows together are one text: a node for each of them would cost more than the rest of the
 * frame.
 * @param blank draws nothing: after a change of size, so that no row of the old frame is taken for one of the new
 */
export function InkScreen({
  model,
  colours,
  blank,
  onFrame,
}: {
  readonly model: ScreenModel;
  readonly colours: ColourLevel;
  readonly blank: boolean;
  /** Told of every frame as it is drawn. */
  readonly onFrame: (lines: readonly Line[]) => void;
}): ReactElement {
  useSyncExternalStore(model.subscribe, model.snapshot, model.snapshot);
  const lines = blank ? [] : model.lines();
  onFrame(lines);
  if (blank) return <Text> </Text>;
  const { size, theme } = model;
  return (
    <Box width={size.columns} height={size.rows} overflowY="hidden">
      <Text wrap="truncate">{styledRows(lines, size.columns, theme, colours).join('\n')}</Text>
    </Box>
  );
}
