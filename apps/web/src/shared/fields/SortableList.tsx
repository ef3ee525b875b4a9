import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { cx, GripVerticalIcon } from '@pandok/ui'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { type Text, useText } from '#platform/text/text.ts'

interface SortableListProps {
  label: string
  /** The name of each item for announcements. */
  names: readonly string[]
  onMove: (from: number, to: number) => void
  /** Renders one item; the grip is its drag handle, so that text in it can be selected. */
  children: (index: number, grip: ReactNode) => ReactNode
  className?: string | undefined
}

/**
 * A list that can be sorted with the mouse, a finger or the keyboard: space on a grip lifts, arrows move,
 * space drops; or directly with Alt and an arrow key anywhere in the item. Items are identified by index,
 * because their names may change while typing.
 */
export function SortableList({ label, names, onMove, children, className }: SortableListProps) {
  const text = useText()
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = names.map((_, index) => String(index))

  function move(from: number, to: number) {
    if (from === to || to < 0 || to >= names.length) return
    onMove(from, to)
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`:scope > li:nth-child(${to + 1}) [data-grip]`)?.focus(),
    )
  }

  function onDragEnd({ active, over }: DragEndEvent) {
    if (over) move(Number(active.id), Number(over.id))
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    if (!event.altKey || event.nativeEvent.isComposing) return
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (by === undefined || event.defaultPrevented) return
    event.preventDefault()
    move(index, index + by)
  }

  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements: announcementsOf(names, text),
        screenReaderInstructions: { draggable: text('list.sort.instructions') },
        restoreFocus: false,
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul ref={list} aria-label={label} className={cx('grid gap-1.5', className)}>
          {ids.map((at, index) => (
            <SortableItem key={at} id={at} name={names[index] ?? ''} onKeyDown={(e) => onKeyDown(e, index)}>
              {(grip) => children(index, grip)}
            </SortableItem>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

/** The announcements of screen readers during a drag. */
function announcementsOf(names: readonly string[], text: Text): Announcements {
  const place = (at: UniqueIdentifier) => Number(at) + 1
  const name = (at: UniqueIdentifier) => names[Number(at)] ?? ''
  const total = names.length
  return {
    onDragStart: ({ active }) =>
      text('list.sort.lifted', { name: name(active.id), place: place(active.id), total }),
    onDragOver: ({ active, over }) =>
      over ? text('list.sort.over', { name: name(active.id), place: place(over.id), total }) : undefined,
    onDragEnd: ({ active, over }) =>
      text('list.sort.dropped', {
        name: name(active.id),
        place: place(over?.id ?? active.id),
        total,
      }),
    onDragCancel: ({ active }) => text('list.sort.cancelled', { name: name(active.id) }),
  }
}

interface SortableItemProps {
  id: string
  name: string
  onKeyDown: (event: KeyboardEvent) => void
  children: (grip: ReactNode) => ReactNode
}

function SortableItem({ id, name, onKeyDown, children }: SortableItemProps) {
  const text = useText()
  const sortable = useSortable({
    id,
    animateLayoutChanges: () => false,
    attributes: { roleDescription: text('list.sort.role') },
  })
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    sortable
  const grip = (
    <button
      type="button"
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      data-grip
      aria-label={text('list.sort.grip', { name })}
      className="grid size-8 shrink-0 cursor-grab touch-none place-items-center rounded-sm text-faint hover:bg-hover hover:text-text pointer-coarse:size-11 [&_svg]:size-4"
    >
      <GripVerticalIcon />
    </button>
  )
  return (
    <li
      ref={setNodeRef}
      onKeyDown={(event) => {
        // Escape cancels the drag and must not reach anything around the list.
        if (isDragging && event.key === 'Escape') event.preventDefault()
        onKeyDown(event)
      }}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cx('min-w-0', isDragging && 'relative z-sticky opacity-80 shadow-overlay')}
    >
      {children(grip)}
    </li>
  )
}
