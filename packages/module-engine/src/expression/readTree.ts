import { type ASTNode, Environment } from '@marcbachmann/cel-js'
import { EXPRESSION_MAX_BYTES } from '../document/limits.ts'
import { Exact } from './Exact.ts'
import type { ExpressionFault } from './ExpressionFault.ts'
import {
  ARGUMENTS_MAX,
  CHAIN_MAX,
  DEPTH_MAX,
  LIST_LITERAL_MAX,
  LITERAL_DIGITS_MAX,
  NODES_MAX,
} from './limits.ts'
import { REFUSED_FUNCTIONS } from './refusedFunctions.ts'
import { syntaxFault } from './syntaxFault.ts'
import { type Token, tokens } from './tokens.ts'
import { type BinaryOperator, isComprehension, type Range, type Tree } from './tree.ts'

/** Only the parser of the library is used; checking and running is our own. */
const parser = new Environment({
  limits: {
    maxAstNodes: NODES_MAX,
    maxDepth: DEPTH_MAX,
    maxListElements: LIST_LITERAL_MAX,
    maxMapEntries: LIST_LITERAL_MAX,
    maxCallArguments: ARGUMENTS_MAX,
  },
})

interface Reading {
  source: string
  tokens: readonly Token[]
  faults: ExpressionFault[]
  nodes: number
}

const NUMBER = /^\d+(?:\.\d+)?(?:[eE][+-]?\d{1,2})?$/u
// Line breaks and tabs are allowed in a text; other control characters and unpaired surrogates are not.
const UNPRINTABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u

/** Parses a source and refuses everything that `Tree` can't represent. */
export function readTree(source: string): { tree: Tree | undefined; faults: ExpressionFault[] } {
  const whole = { from: 0, to: source.length }
  const fail = (fault: ExpressionFault) => ({ tree: undefined, faults: [fault] })
  if (
    source.length > EXPRESSION_MAX_BYTES ||
    new TextEncoder().encode(source).length > EXPRESSION_MAX_BYTES
  ) {
    return fail({ code: 'expression.tooLong', range: whole, params: { max: EXPRESSION_MAX_BYTES } })
  }
  if (source.trim() === '') return fail({ code: 'expression.empty', range: whole, params: {} })
  const found = tokens(source)
  const steep = prefixRun(found)
  if (steep) return fail({ code: 'expression.tooCostly', range: steep, params: { limit: 'depth' } })
  const reading: Reading = { source, tokens: found, faults: [], nodes: 0 }
  try {
    const tree = readNode(parser.parse(source).ast, reading, 0, false)
    return { tree: reading.faults.length === 0 ? tree : undefined, faults: reading.faults }
  } catch (error) {
    return fail(syntaxFault(error, source, found))
  }
}

/** The parser recurses on `!` and `-` without counting them. */
function prefixRun(found: readonly Token[]): Range | undefined {
  let run = 0
  for (const token of found) {
    run = token.text === '!' || token.text === '-' ? run + 1 : 0
    if (run > DEPTH_MAX) return { from: token.from, to: token.to }
  }
  return undefined
}

function refuse(reading: Reading, range: Range, what: string): undefined {
  reading.faults.push({ code: 'expression.refused', range, params: { what } })
  return undefined
}

function readNode(
  node: ASTNode,
  reading: Reading,
  depth: number,
  isInBody: boolean,
  chain = 0,
): Tree | undefined {
  const range = { from: node.start, to: node.end }
  if (isTooCostly(reading, range, depth, chain)) return undefined
  const read = (child: ASTNode) => readNode(child, reading, depth + 1, isInBody)
  // `a + b + c` nests to the left: a long sum doesn't count as deep.
  const readLeft = (child: ASTNode) => readNode(child, reading, depth, isInBody, chain + 1)
  switch (node.op) {
    case 'value':
      return readLiteral(node.args, range, reading)
    case 'id':
      return { kind: 'name', range, name: node.args }
    case 'list': {
      if (node.args.length === 0) return refuse(reading, range, 'emptyList')
      const items = readAll(node.args, read)
      return items && { kind: 'list', range, items }
    }
    case '.': {
      const of = read(node.args[0])
      const nameRange = { from: node.pos, to: node.end }
      return of && { kind: 'field', range, of, name: node.args[1], nameRange }
    }
    case '[]': {
      const of = read(node.args[0])
      const index = read(node.args[1])
      return of && index && { kind: 'index', range, of, index }
    }
    case 'call': {
      const [name, args] = node.args
      const nameRange = { from: node.start, to: node.start + name.length }
      return readCall(name, nameRange, range, args, reading, read)
    }
    case 'rcall':
      return readMethod(node, reading, depth, isInBody)
    case 'map':
      return refuse(reading, range, 'map')
    case '.?':
    case '[?]':
      return refuse(reading, range, 'optional')
    default:
      return readOperation(node, range, read, readLeft)
  }
}

/** Counts the node and reports the first one beyond the limit. */
function isTooCostly(reading: Reading, range: Range, depth: number, chain: number): boolean {
  reading.nodes++
  const limit =
    depth > DEPTH_MAX
      ? 'depth'
      : chain > CHAIN_MAX
        ? 'chain'
        : reading.nodes > NODES_MAX
          ? 'nodes'
          : undefined
  if (limit === undefined) return false
  if (!reading.faults.some((fault) => fault.code === 'expression.tooCostly'))
    reading.faults.push({ code: 'expression.tooCostly', range, params: { limit } })
  return true
}

type ReadNode = (node: ASTNode) => Tree | undefined

type Operation = Extract<ASTNode, { op: '?:' | '&&' | '||' | '!_' | '-_' | BinaryOperator }>

function readOperation(node: Operation, range: Range, read: ReadNode, readLeft: ReadNode): Tree | undefined {
  switch (node.op) {
    case '?:': {
      const [first, second, third] = node.args
      const condition = read(first)
      const yes = read(second)
      const no = read(third)
      return condition && yes && no && { kind: 'choice', range, condition, yes, no }
    }
    case '!_':
    case '-_': {
      const of = read(node.args)
      return of && { kind: node.op === '!_' ? 'not' : 'minus', range, of }
    }
    case '&&':
    case '||': {
      const left = readLeft(node.args[0])
      const right = read(node.args[1])
      return left && right && { kind: 'logic', range, operator: node.op, left, right }
    }
    default: {
      const operator: BinaryOperator = node.op
      const left = readLeft(node.args[0])
      const right = read(node.args[1])
      return left && right && { kind: 'binary', range, operator, left, right }
    }
  }
}

/** All nodes are read even after a refused one, so that every fault is shown at once. */
function readAll(nodes: readonly ASTNode[], read: (node: ASTNode) => Tree | undefined): Tree[] | undefined {
  const trees = nodes.map(read)
  return trees.every((tree) => tree !== undefined) ? trees : undefined
}

function readLiteral(value: unknown, range: Range, reading: Reading): Tree | undefined {
  if (typeof value === 'boolean') return { kind: 'bool', range, value }
  if (typeof value === 'string') {
    return UNPRINTABLE.test(value)
      ? refuse(reading, range, 'controlCharacter')
      : { kind: 'text', range, value }
  }
  if (value === null) return refuse(reading, range, 'null')
  if (value instanceof Uint8Array) return refuse(reading, range, 'bytes')
  const text = reading.source.slice(range.from, range.to)
  if (!NUMBER.test(text) || text.length > LITERAL_DIGITS_MAX) return refuse(reading, range, 'number')
  return { kind: 'decimal', range, value: new Exact(text) }
}

function readCall(
  name: string,
  nameRange: Range,
  range: Range,
  args: readonly ASTNode[],
  reading: Reading,
  read: (node: ASTNode) => Tree | undefined,
): Tree | undefined {
  if (REFUSED_FUNCTIONS.has(name)) return refuse(reading, nameRange, name)
  const trees = readAll(args, read)
  return trees && { kind: 'call', range, name, nameRange, args: trees }
}

function readMethod(
  node: Extract<ASTNode, { op: 'rcall' }>,
  reading: Reading,
  depth: number,
  isInBody: boolean,
): Tree | undefined {
  const [name, receiver, args] = node.args
  const range = { from: node.start, to: node.end }
  const nameRange = methodName(name, receiver.end, reading.tokens) ?? range
  if (REFUSED_FUNCTIONS.has(name)) return refuse(reading, nameRange, name)
  const [first, body] = args
  if (!isComprehension(name)) {
    const read = (child: ASTNode) => readNode(child, reading, depth + 1, isInBody)
    return readCall(name, nameRange, range, [receiver, ...args], reading, read)
  }
  if (isInBody) return refuse(reading, nameRange, 'nestedComprehension')
  if (args.length !== 2 || !first || !body || first.op !== 'id') {
    return refuse(reading, nameRange, 'comprehensionForm')
  }
  const of = readNode(receiver, reading, depth + 1, false)
  const inner = readNode(body, reading, depth + 1, true)
  const itemRange = { from: first.start, to: first.end }
  if (!of || !inner) return undefined
  return { kind: 'each', range, how: name, nameRange, of, item: first.args, itemRange, body: inner }
}

/**
 * The parser doesn't record the place of a method's name: it is the first name after the brackets of its
 * receiver.
 */
function methodName(name: string, after: number, found: readonly Token[]): Range | undefined {
  const token = found.find(({ from, text }) => from >= after && text !== ')' && text !== '.')
  return token?.text === name ? { from: token.from, to: token.to } : undefined
}
