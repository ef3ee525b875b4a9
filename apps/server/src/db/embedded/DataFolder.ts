import path from 'node:path'

/** Where things lie in the data folder. Nothing but the embedded PostgreSQL may live in it. */
export interface DataFolder {
  root: string
  /** What PostgreSQL calls PGDATA. */
  cluster: string
  /** What the names of clusters in the making begin with. */
  drafts: string
  /** A cluster that an upgrade has finished, until it takes the other one's place. */
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
