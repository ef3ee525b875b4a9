import path from 'node:path'

/** The layout of the data folder. Nothing but the embedded PostgreSQL may be in it. */
export interface DataFolder {
  root: string
  /** The PGDATA folder of PostgreSQL. */
  cluster: string
  /** The prefix of unfinished clusters. */
  drafts: string
  /** A cluster that an upgrade has finished and that will replace the other one. */
  upgraded: string
  password: string
  lock: string
}

export function dataFolderAt(root: string): DataFolder {
  return {
    root,
    cluster: path.join(root, 'cluster'),
    drafts: path.join(root, 'cluster.new-'),
    upgraded: path.join(root, 'cluster.upgraded'),
    password: path.join(root, 'password'),
    lock: path.join(root, 'lock'),
  }
}
