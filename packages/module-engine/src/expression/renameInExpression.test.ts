import { expect, it } from 'vitest'
import { renameInExpression } from './renameInExpression.ts'

it.each([
  ['width + 1', 'width', 'breadth', 'breadth + 1'],
  ['width+width*2', 'width', 'w', 'w+w*2'],
  ['width == "width"', 'width', 'w', 'w == "width"'],
  ["note == 'it\\'s width' && width > 1", 'width', 'w', "note == 'it\\'s width' && w > 1"],
  ['note == """a "width" b""" || width > 1', 'width', 'w', 'note == """a "width" b""" || w > 1'],
  ['note == r"\\" && width > 1', 'width', 'w', 'note == r"\\" && width > 1'],
  ['width_mm + width', 'width', 'w', 'width_mm + w'],
  ['nodules.map(n, n.size_mm)', 'size_mm', 'd', 'nodules.map(n, n.d)'],
  ['nodules.map(n, n.size_mm)', 'nodules', 'lesions', 'lesions.map(n, n.size_mm)'],
  ['size(nodules) + size', 'size', 'big', 'size(nodules) + big'],
  ['max (size, 1) > max', 'max', 'top', 'max (size, 1) > top'],
  ['nodules.map(a, a.a > 1) && a', 'a', 'b', 'nodules.map(a, a.b > 1) && b'],
  ['nodules.exists(n, n.x > width)', 'width', 'n', 'nodules.exists(n_2, n_2.x > n)'],
  ['width // width, the old one\n + 1', 'width', 'w', 'w // width, the old one\n + 1'],
  ['width > && "width', 'width', 'w', 'w > && "width'],
  ['nothing', 'width', 'w', 'nothing'],
])('M170 %j with %s named %s is %j', (source, from, to, expected) => {
  expect(renameInExpression(source, from, to)).toBe(expected)
})
