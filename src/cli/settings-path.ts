import { isAbsolute, join } from 'node:path';
import { dataFolder, FolderError, homeFolder } from '../table/folder-paths.ts';

/**
 * The path of the settings: beside the matches if `GREEN_GAMES_HOME` is set, otherwise in the folder that the XDG
 * specification names.
 */
export function settingsPath(environment: NodeJS.ProcessEnv = process.env): string {
  const own = environment['GREEN_GAMES_HOME'];
  if (own !== undefined && own !== '') return join(dataFolder(environment), 'settings.yaml');
  const shared = environment['XDG_CONFIG_HOME'];
  if (shared !== undefined && isAbsolute(shared)) return join(shared, 'green-games', 'settings.yaml');
  return join(homeFolder(environment), '.config', 'green-games', 'settings.yaml');
}

/** The path of the settings; undefined if the environment names no folder, which is reported when one is needed. */
export function settingsPathIfAny(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  try {
    return settingsPath(environment);
  } catch (thrown) {
    if (thrown instanceof FolderError) return undefined;
    throw thrown;
  }
}
