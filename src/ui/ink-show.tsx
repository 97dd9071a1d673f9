import { Box, render, Text } from 'ink';
import { type ReactElement, useSyncExternalStore } from 'react';
import { markColumns, RowMarks } from './row-marks.ts';

/** The frame that Ink draws, and notice of changes to it. */
export interface FrameSource {
  /** The rows of the whole frame as sent to the terminal, without line ends. */
  rows(): readonly string[];
  /** Calls the listener whenever the frame must be redrawn. Returns the function that unsubscribes it. */
  subscribe(listener: () => void): () => void;
  /** A number that changes whenever the frame does. */
  snapshot(): number;
}

/** A screen that Ink draws. */
export interface Shown {
  /**
   * @param blank draws an empty frame, after a change of size, so that no row of the old frame is taken for one of the
   * new
   */
  draw(blank: boolean): void;
  /** Removes the screen. */
  unmount(): void;
  /** Resolves once the screen is gone; rejects with an error thrown while drawing. */
  readonly ended: Promise<unknown>;
}

/**
 * Draws a screen with Ink, now and whenever its model changes. All rows together are one text: a node for each of them
 * would cost more than the rest of the frame.
 */
function InkScreen({
  source,
  marks,
  blank,
}: {
  readonly source: FrameSource;
  readonly marks: RowMarks;
  readonly blank: boolean;
}): ReactElement {
  useSyncExternalStore(source.subscribe, source.snapshot, source.snapshot);
  if (blank) return <Text> </Text>;
  const rows = marks.of(source.rows());
  return (
    <Box width={markColumns} height={rows.length} overflowY="hidden">
      <Text wrap="truncate">{rows.join('\n')}</Text>
    </Box>
  );
}

/**
 * Frames per second at most: frames follow keys and news, which are paced already, and a key pressed right after another
 * must not wait for its frame.
 */
const mostFrames = 125;

/** Shows a screen with Ink on the streams of a terminal. */
export function inkShow(
  source: FrameSource,
  { stdin, stdout }: { readonly stdin: NodeJS.ReadStream; readonly stdout: NodeJS.WriteStream },
): Shown {
  const marks = new RowMarks();
  const instance = render(<InkScreen source={source} marks={marks} blank={false} />, {
    stdin,
    stdout: marks.stream(stdout),
    alternateScreen: true,
    incrementalRendering: true,
    interactive: true,
    patchConsole: false,
    exitOnCtrlC: false,
    // Otherwise the environment of the process would decide.
    isScreenReaderEnabled: false,
    maxFps: mostFrames,
  });
  return {
    draw: (blank) => instance.rerender(<InkScreen source={source} marks={marks} blank={blank} />),
    unmount: () => instance.unmount(),
    ended: instance.waitUntilExit(),
  };
}
