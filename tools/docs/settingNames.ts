/** Returns the variables that the server's schema of its environment declares, in order. */
export function settingNames(source: string): string[] {
  const schema = /\benvironment = z\.object\(\{\n(.*?)\n\}\)/s.exec(source)?.[1]
  if (schema === undefined) throw new Error('There is no schema called `environment`.')
  return [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]*):/gm)].map(([, name = '']) => name)
}

/** Returns the variables in the first column of the table whose heading begins with «variable». */
export function tabledSettings(markdown: string): string[] {
  return markdown
    .split(/\n{2,}/)
    .filter((block) => /^\| variable \|/.test(block))
    .flatMap((block) => block.split('\n').slice(2))
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z0-9_]*)`/g)])
    .map(([, name = '']) => name)
}

/** Returns the variables that a file of settings sets, or offers in a comment. */
export function offeredSettings(file: string): string[] {
  return [...file.matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name)
}
