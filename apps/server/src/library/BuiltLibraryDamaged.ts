/** The files of the built library are missing or not what the build has written. */
export class BuiltLibraryDamaged extends Error {
  override readonly name = 'BuiltLibraryDamaged'

  constructor(folder: string) {
    super(
      `The library in ${folder} is damaged. Install Pandok again, or build it again with node tools/build/build.mjs server.`,
    )
  }
}
