import type { PathNode } from './PathNode.ts'
import { type Abstract, isListed, type PathScope, type RowList, type Scalar, scalar } from './Scalar.ts'
import type { Target } from './Target.ts'
import { Unsupported } from './Unsupported.ts'

export function memberOf(scope: PathScope, of: Abstract, name: string): Abstract {
  if (of.kind === 'resource' || of.kind === 'questionnaire') {
    if (name === 'item')
      return { kind: 'items', of: allTargets(scope), isQuestion: of.kind === 'questionnaire' }
    // The answer of a context item and other parts of a response aren't supported here.
    throw new Unsupported(name)
  }
  if (of.kind === 'items') {
    if (name === 'item') return { ...of, of: of.of.length === scope.targets.size ? of.of : allTargets(scope) }
    if (name === 'answer' && !of.isQuestion) return answersOf(scope, of.of)
    if (name === 'answerOption' && of.isQuestion) return { kind: 'options', of: of.of }
    throw new Unsupported(name)
  }
  if (of.kind === 'answers') {
    if (name === 'item') return { kind: 'items', of: allTargets(scope), isQuestion: false }
    if (/^value[A-Z]?\w*$/u.test(name)) return { kind: 'values', of: of.of, aspect: 'value' }
    throw new Unsupported(name)
  }
  if (of.kind === 'rowLists' && /^(?:value|code)/u.test(name)) return of
  if (of.kind === 'several' && /^(?:value|code$)/u.test(name)) return of
  if (of.kind === 'values') {
    if (name === 'code') return { ...of, aspect: 'code' }
    if (name === 'display') return { ...of, aspect: 'display' }
    if (name === 'value') return of
    throw new Unsupported(name)
  }
  if (of.kind === 'options') {
    if (/^value/u.test(name)) return of
    if (name === 'extension') return { kind: 'extensions', of: of.of, isWeight: false }
    throw new Unsupported(name)
  }
  if (of.kind === 'extensions' && of.isWeight && /^value/u.test(name)) return pointsOf(scope, of.of)
  if (of.kind === 'list') {
    const chosen = of.items.every(({ target }) => target !== undefined)
    if (chosen && (name === 'value' || name === 'code' || name === 'display'))
      return {
        kind: 'list',
        items: of.items.map((item) => (name === 'value' ? item : { ...item, aspect: name })),
      }
  }
  if (of.kind === 'empty') return of
  throw new Unsupported(name)
}

function answersOf(scope: PathScope, of: readonly Target[]): Abstract {
  const [only] = of
  if (only && of.length === 1) {
    if (only.rows !== undefined && only.rows !== scope.rows)
      return { kind: 'rowLists', lists: [{ target: only, section: only.rows }] }
    if (only.type === 'multi') return { kind: 'several', target: only }
  }
  return { kind: 'answers', of }
}

export function pointsOf(scope: PathScope, of: readonly Target[]): Abstract {
  const lists: RowList[] = []
  const items: Scalar[] = []
  for (const target of of) {
    const key = scope.pointsOf(target)
    if (key === undefined) continue
    if (target.rows !== undefined && target.rows !== scope.rows)
      lists.push({ target, section: target.rows, points: key })
    else items.push(scalar('decimal', [{ key }]))
  }
  if (lists.length > 0 && items.length > 0) throw new Unsupported('rows')
  return lists.length > 0 ? { kind: 'rowLists', lists } : { kind: 'list', items }
}

export function indexOf(_scope: PathScope, of: Abstract, index: PathNode): Abstract {
  if (index.kind !== 'number') throw new Unsupported('index')
  // The linkId, which every path tests later, determines which of several items is meant.
  if (of.kind === 'items' || of.kind === 'resource' || of.kind === 'questionnaire') return of
  if (isListed(of) && of.of.length === 1 && index.value === '0') return of
  if (of.kind === 'several') {
    const { key } = of.target
    return {
      kind: 'list',
      items: [{ ...scalar('text', [{ key }, `[${index.value}]`]), target: of.target, aspect: 'value' }],
    }
  }
  if (of.kind === 'list') {
    const item = of.items[Number(index.value)]
    return item ? { kind: 'list', items: [item] } : { kind: 'empty' }
  }
  throw new Unsupported('index')
}

export function allTargets(scope: PathScope): readonly Target[] {
  return [...scope.targets.values()]
}
