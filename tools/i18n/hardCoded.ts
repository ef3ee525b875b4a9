import {
  isBinaryExpression,
  isConditionalExpression,
  isJsxAttribute,
  isJsxExpression,
  isJsxText,
  isNoSubstitutionTemplateLiteral,
  isParenthesizedExpression,
  isStringLiteral,
  isTemplateExpression,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast'

/** Words in a component that should be in a catalogue. */
export interface HardCoded {
  readonly line: number
  readonly words: string
}

/** These are attributes of the browser and properties of components whose values people read or hear. */
const READ_ALOUD =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label|\w+Label|heading|hint|help|description|caption|message|lead|summary)$/u

export function hardCoded(file: SourceFile): HardCoded[] {
  const found: HardCoded[] = []
  const visit = (node: Node): void => {
    for (const { text, at } of wordsShownBy(node)) {
      // Entities such as `&nbsp;` aren't words.
      const words = text
        .replace(/&#?\w+;/gu, ' ')
        .replace(/\s+/gu, ' ')
        .trim()
      if (/\p{L}/u.test(words)) found.push({ line: lineOf(file, at), words })
    }
    node.forEachChild(visit)
  }
  visit(file)
  return found
}

interface Words {
  text: string
  at: number
}

function wordsShownBy(node: Node): Words[] {
  if (isJsxText(node)) return [{ text: node.text, at: node.end - node.text.trimStart().length }]
  if (isJsxAttribute(node)) {
    const isRead = READ_ALOUD.test(node.name.getText())
    return isRead && node.initializer ? literalsOf(node.initializer) : []
  }
  if (isJsxExpression(node) && node.parent && !isJsxAttribute(node.parent)) return literalsOf(node)
  return []
}

/** Returns the literal texts that an expression can evaluate to. */
function literalsOf(node: Node): Words[] {
  if (isJsxExpression(node)) return node.expression ? literalsOf(node.expression) : []
  if (isParenthesizedExpression(node)) return literalsOf(node.expression)
  if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node))
    return [{ text: node.text, at: node.end }]
  if (isConditionalExpression(node)) return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)]
  if (isBinaryExpression(node)) {
    const { left, operatorToken, right } = node
    const operator = operatorToken.getText()
    if (operator === '&&') return literalsOf(right)
    return ['+', '??', '||'].includes(operator) ? [...literalsOf(left), ...literalsOf(right)] : []
  }
  if (isTemplateExpression(node)) {
    const texts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
    return texts.map((text) => ({ text, at: node.end }))
  }
  return []
}

const lineOf = (file: SourceFile, at: number) => file.text.slice(0, at).split('\n').length
