/**
 * The fields of an espanso hub package besides its matches: its author and origin, which contain no text for a
 * report.
 */
export const PACKAGING = /(?:^|[/\\_])_(?:manifest|pkgsource)\.ya?ml$/iu
