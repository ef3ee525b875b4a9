/** What a package of espanso's hub has beside its matches: who made it and where it came from, and no text for a report. */
export const PACKAGING = /(?:^|[/\\_])_(?:manifest|pkgsource)\.ya?ml$/iu
