import { dataFolder } from '../table/folder-paths.ts';

/**
 * The folder of this program's files, according to the environment.
 * @throws FolderError if the environment does not name an absolute path
 */
export const ownFolder = (): string => dataFolder(process.env);
