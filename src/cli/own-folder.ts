import { dataFolder } from '../table/data-folder.ts';

/**
 * Where this program keeps its files, by the environment in which it was called.
 * @throws FolderError where that names no absolute path
 */
export const ownFolder = (): string => dataFolder(process.env);
