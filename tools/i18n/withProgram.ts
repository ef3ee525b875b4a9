import type { SourceFile } from 'typescript/unstable/ast'
import { API, type Project } from 'typescript/unstable/sync'

/** A project as the compiler sees it. */
export interface SourceProgram {
  readonly checker: Project['checker']
  /** Path with forward slashes, as the compiler writes it. */
  readonly paths: readonly string[]
  parse(path: string): SourceFile
}

/** The compiler's own view of a project; it runs beside us until `use` is done. */
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
