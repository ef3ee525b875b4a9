import type { DocumentContent } from '@pandok/viewer'

export const documentText = ({ title, lines }: DocumentContent): string =>
  [
    title,
    ...lines.map(({ depth, concept, value }) => {
      const indent = '  '.repeat(depth)
      const words = [concept, value].filter(Boolean).join(': ')
      return indent + words.replaceAll('\n', `\n${indent}  `)
    }),
  ]
    .filter((line) => line !== '')
    .join('\n')
