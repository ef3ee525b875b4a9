import { type Node, type SourceFile, SyntaxKind, type TemplateExpression } from 'typescript/unstable/ast'
import type { Type } from 'typescript/unstable/sync'
import type { KeyPattern, NamedKeys } from './namedKeys.ts'
import type { SourceProgram } from './withProgram.ts'

/**
 * Finds the keys that a template such as `text(`a.${b}`)` can produce. If the types are narrow, the compiler
 * knows all of them; if `b` is any string, only the beginning and the end of the key are known.
 */
export function typedTemplates({ checker }: SourceProgram, files: readonly SourceFile[]): NamedKeys {
  const templates = files.flatMap(templatesOf)
  const whole = new Set<string>()
  const patterns: KeyPattern[] = []
  for (const type of checker.getTypeAtLocation(templates)) if (type) collect(type)
  return { whole, patterns }

  function collect(type: Type): void {
    if (type.isUnionType()) for (const each of type.getTypes()) collect(each)
    else if (type.isStringLiteralType()) whole.add(type.value)
    else if (type.isTemplateLiteralType()) {
      const pattern = { before: type.texts[0] ?? '', after: type.texts.at(-1) ?? '' }
      if (pattern.before.includes('.')) patterns.push(pattern)
    }
  }
}

/** Most templates are style names and addresses, and determining the type of each would take seconds. */
const isLikeKey = ({ head, templateSpans }: TemplateExpression): boolean =>
  /^[a-z]\w*\.[\w.]*$/u.test(head.text) ||
  (/^\w*$/u.test(head.text) && templateSpans.some(({ literal }) => /^\w*\.\w/u.test(literal.text)))

function templatesOf(file: SourceFile): TemplateExpression[] {
  const found: TemplateExpression[] = []
  const visit = (node: Node): void => {
    if (node.kind === SyntaxKind.TemplateExpression && isLikeKey(node as TemplateExpression))
      found.push(node as TemplateExpression)
    node.forEachChild(visit)
  }
  visit(file)
  return found
}
