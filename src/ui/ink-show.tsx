import { Box, render, Text } from 'ink';
import { type ReactElement, useSyncExternalStore } from 'react';
import type { ScreenModel } from './screen-model.ts';

/** A screen that Ink draws. */
export interface Shown {
  /** @param blank draws nothing: after a change of size, so that no row of the old frame is taken for one of the new */
  draw(blank: boolean): void;
  /** Takes the screen away. */
  unmount(): void;
  /** Fulfilled once the screen is gone; rejected with what was thrown while drawing. */
  readonly ended: Promise<unknown>;
}

/**
 * Draws a screen with Ink, now and whenever its model changes. All rows together are one text: a node for each of them
 * would cost more than the rest of the frame.
 */
function InkScreen({
  model,
  blank,
}: {
  readonly model: ScreenModel;
  readonly blank: boolean;
}): ReactElement {
  useSyncExternalStore(model.subscribe, model.snapshot, model.snapshot);
  if (blank) return <Text> </Text>;
  const { columns, rows } = model.size;
  return (
    <Box width={columns} height={rows} overflowY="hidden">
      <Text wrap="truncate">{model.rows().join('\n')}</Text>
    </Box>
  );
}

/** Shows a screen with Ink on the streams of a terminal. */
export function inkShow(
  model: ScreenModel,
  { stdin, stdout }: { readonly stdin: NodeJS.ReadStream; readonly stdout: NodeJS.WriteStream },
): Shown {
  const instance = render(<InkScreen model={model} blank={false} />, {
    stdin,
    stdout,
    alternateScreen: true,
    incrementalRendering: true,
    interactive: true,
    patchConsole: false,
    exitOnCtrlC: false,
    maxFps: 30,
  });
  return {
    draw: (blank) => instance.rerender(<InkScreen model={model} blank={blank} />),
    unmount: () => instance.unmount(),
    ended: instance.waitUntilExit(),
  };
}
