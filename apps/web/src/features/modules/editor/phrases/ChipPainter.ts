import { cx } from '@pandok/ui'
import type { Node } from 'prosemirror-model'
import type { NodeView, NodeViewConstructor } from 'prosemirror-view'
import { type Chip, type ChipNames, chipOf } from './chipText.ts'
import { tokenOf } from './phraseSchema.ts'

const LOOKS: Readonly<Record<Chip['look'], string>> = {
  value: 'border-accent-line bg-accent-soft text-accent-text',
  particle: 'border-info-line bg-info-soft text-info-text',
  article: 'border-info-line bg-info-soft text-info-text',
  lines: 'border-transparent text-faint',
  piece: 'border-warning-line bg-warning-soft text-warning-text',
}

/**
 * Renders chips. Their names aren't part of the document, so chips are rendered again when names change,
 * without a transaction, which would interrupt an input method's composition.
 */
export class ChipPainter {
  private names: ChipNames
  private readonly drawn = new Set<ChipView>()

  constructor(names: ChipNames) {
    this.names = names
  }

  rename(names: ChipNames): void {
    this.names = names
    for (const view of this.drawn) view.draw(names)
  }

  get views(): Record<string, NodeViewConstructor> {
    const make: NodeViewConstructor = (node) => {
      const view = new ChipView(node, () => this.drawn.delete(view))
      this.drawn.add(view)
      view.draw(this.names)
      return view
    }
    return { value: make, particle: make, article: make, lines: make, piece: make }
  }

  read(): ChipNames {
    return this.names
  }
}

class ChipView implements NodeView {
  readonly dom = document.createElement('span')
  private readonly node: Node
  private readonly leave: () => void

  constructor(node: Node, leave: () => void) {
    this.node = node
    this.leave = leave
    this.dom.contentEditable = 'false'
  }

  draw(names: ChipNames): void {
    const { label, look, isBroken } = chipOf(tokenOf(this.node), names)
    this.dom.className = cx(
      'mx-px inline cursor-pointer rounded-sm border box-decoration-clone px-1 py-px text-sm font-medium',
      isBroken ? 'border-danger-line bg-danger-soft text-danger-text line-through' : LOOKS[look],
    )
    this.dom.dataset['chip'] = look
    this.dom.replaceChildren(label)
    // A chip for a line break also breaks the line on the screen.
    if (look !== 'lines') return
    this.dom.className = 'text-faint'
    for (let line = 0; line < [...label].length; line += 1) this.dom.append(document.createElement('br'))
  }

  ignoreMutation(): boolean {
    return true
  }

  destroy(): void {
    this.leave()
  }
}
