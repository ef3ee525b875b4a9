import type { SourceFile } from 'typescript/unstable/ast'
import { API, type Project } from 'typescript/unstable/sync'

/** A project as the compiler reads it. */
export interface SourceProgram {
  readonly checker: Project['checker']
  /** The paths have forward slashes, as the compiler writes them. */
  readonly paths: readonly string[]
  parse(path: string): SourceFile
}

/**
 * Gives access to the compiler's view of a project; the compiler runs in another process until `use` is done.
 */
export function withProgram<Result>(configFile: string, use: (program: SourceProgram) => Result): Result {
  const api = new API()
  try {
    const project = api.updateSnapshot({ openProjects: [configFile] }).getProjects()[0]
    if (!project) throw new Error(`${configFile} is no project`)
    const { program, checker } = project
    return use({
      checker,
      paths: program.getSourceFileNames().filter((path) => !path.includes('/node_modules/')),
      parse(path) {
        const file = program.getSourceFile(path)
        if (!file) throw new Error(`${path} is not in ${configFile}`)
        return file
      },
    })
  } finally {
    api.close()
  }
}
