import { writeBuiltLibrary } from './builtLibrary.ts'
import { compileLibrary } from './compileLibrary.ts'
import { readLibraryFiles } from './LibraryFile.ts'

/**
 * For the build: reads the files of the library in its first argument and writes what servers load into its
 * second.
 */
const [data = '', folder = ''] = process.argv.slice(2)
await writeBuiltLibrary(folder, compileLibrary(await readLibraryFiles(data)))
