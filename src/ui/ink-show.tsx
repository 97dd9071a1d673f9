import { Box, render, Text } from 'ink';
import { type ReactElement, useSyncExternalStore } from 'react';

/** What Ink draws, and when it is another. */
export interface FrameSource {
  readonly columns: number;
  /** The whole frame as the terminal is given it, without any line ends. */
  rows(): readonly string[];
  /** Calls the listener whenever the frame is to be drawn anew. Returns how to stop it. */
  subscribe(listener: () => void): () => void;
  /** A number that is another one whenever the frame is another. */
  snapshot(): number;
}

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
  source,
  blank,
}: {
  readonly source: FrameSource;
  readonly blank: boolean;
}): ReactElement {
  useSyncExternalStore(source.subscribe, source.snapshot, source.snapshot);
  if (blank) return <Text> </Text>;
  const rows = source.rows();
  return (
    <Box width={source.columns} height={rows.length} overflowY="hidden">
      <Text wrap="truncate">{rows.join('\n')}</Text>
    </Box>
  );
}

/** Shows a screen with Ink on the streams of a terminal. */
export function inkShow(
  source: FrameSource,
  { stdin, stdout }: { readonly stdin: NodeJS.ReadStream; readonly stdout: NodeJS.WriteStream },
): Shown {
  const instance = render(<InkScreen source={source} blank={false} />, {
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
    draw: (blank) => instance.rerender(<InkScreen source={source} blank={blank} />),
    unmount: () => instance.unmount(),
    ended: instance.waitUntilExit(),
  };
}
