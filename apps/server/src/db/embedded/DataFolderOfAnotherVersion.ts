export class DataFolderOfAnotherVersion extends Error {
  override readonly name = 'DataFolderOfAnotherVersion'

  constructor(folder: string, made: number, here: number) {
    const advice =
      made < here
        ? 'Run `npm run db:upgrade`; it keeps the old folder.'
        : 'Start the version of Pandok that made it.'
    super(
      `The data folder ${folder} was made by PostgreSQL ${made}, and this Pandok comes with ${here}. ${advice}`,
    )
  }
}
