import { ScrollBox, Skeleton, Tabs } from '@pandok/ui'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { loadChunk } from '#platform/navigation/loadChunk.ts'
import { useText } from '#platform/text/text.ts'
import { guideMark } from '#shared/guide/guidePlaceOnScreen.ts'
import { ChecksPanel } from '../checks/ChecksPanel.tsx'
import { InputsPanel } from '../inputs/InputsPanel.tsx'
import { ResultPane } from '../result/ResultPane.tsx'
import { SourcesPanel } from '../sources/SourcesPanel.tsx'
import { useEditorState } from '../state/useEditor.ts'
import { TablesPanel } from '../tables/TablesPanel.tsx'
import { TestPane } from '../test/TestPane.tsx'
import { useTestSession } from '../test/useTestSession.ts'
import { ValuesPanel } from '../values/ValuesPanel.tsx'
import { PaneDivider } from './PaneDivider.tsx'
import { PartTabs } from './PartTabs.tsx'
import { type PartTab, TAB_OF } from './parts.ts'
import { usePaneWidths } from './usePaneWidths.ts'

const WIDE = '(min-width: 1200px)'
const PANES = ['input', 'test', 'result'] as const
type PaneName = (typeof PANES)[number]

// This panel loads a rich text editor, which is as large as the rest of the page.
const OutputsPanel = lazy(() =>
  loadChunk(async () => ({ default: (await import('../phrases/OutputsPanel.tsx')).OutputsPanel })),
)

const panels: Readonly<Record<PartTab, () => ReactNode>> = {
  inputs: () => <InputsPanel />,
  computed: () => <ValuesPanel />,
  tables: () => <TablesPanel />,
  outputs: () => <OutputsPanel />,
  checks: () => <ChecksPanel />,
  citations: () => <SourcesPanel />,
}

interface EditorPanesProps {
  part: PartTab
  onPart: (part: PartTab) => void
  /** Shown below the module's output. */
  notice: ReactNode
}

/**
 * Input, Test and Result: side by side where there is room, otherwise one at a time. A hidden pane keeps its
 * state.
 */
export function EditorPanes({ part, onPart, notice }: EditorPanesProps) {
  const text = useText()
  const isWide = useMediaQuery(WIDE)
  const [pane, setPane] = useState<PaneName>('input')
  const selected = useEditorState((state) => state.selected)
  const tests = useTestSession()

  // The name of a missing input links to its field in the test pane.
  useEffect(() => tests.onFocusRequested(() => setPane('test')), [tests])

  useEffect(() => {
    if (!selected) return
    const tab = TAB_OF[selected.part]
    setPane(tab === 'tests' ? 'test' : 'input')
    if (tab !== 'tests') onPart(tab)
  }, [selected, onPart])

  const contents: PaneContents = {
    input: (
      <PartTabs value={part} onChange={onPart}>
        <Suspense fallback={<Skeleton className="h-48" />}>{panels[part]()}</Suspense>
      </PartTabs>
    ),
    test: <PaneBody label={text('moduleEditor.pane.test')}>{<TestPane />}</PaneBody>,
    result: (
      <PaneBody label={text('moduleEditor.pane.result')}>
        <div className="grid grid-cols-1 gap-6">
          <ResultPane />
          {notice}
        </div>
      </PaneBody>
    ),
  }
  return isWide ? (
    <WidePanes contents={contents} isForTables={part === 'tables'} />
  ) : (
    <NarrowPanes contents={contents} pane={pane} onPane={setPane} />
  )
}

type PaneContents = Readonly<Record<PaneName, ReactNode>>

interface NarrowPanesProps {
  contents: PaneContents
  pane: PaneName
  onPane: (pane: PaneName) => void
}

function NarrowPanes({ contents, pane, onPane }: NarrowPanesProps) {
  const text = useText()
  return (
    <div className="grid min-w-0 content-start gap-3">
      <Tabs
        label={text('moduleEditor.panes')}
        tabs={PANES.map((id) => ({ id, label: text(`moduleEditor.pane.${id}`) }))}
        value={pane}
        onChange={(id) => onPane(id)}
      />
      {PANES.map((name) => (
        <section
          key={name}
          hidden={name !== pane}
          aria-label={text(`moduleEditor.pane.${name}`)}
          className="@container min-w-0 rounded-xl border border-line bg-surface"
        >
          <h2 className="sr-only">{text(`moduleEditor.pane.${name}`)}</h2>
          {contents[name]}
        </section>
      ))}
    </div>
  )
}

function WidePanes({ contents, isForTables }: { contents: PaneContents; isForTables: boolean }) {
  const text = useText()
  const { widths, set } = usePaneWidths(isForTables)
  const [first, second] = widths
  const sizes: Readonly<Record<PaneName, number>> = {
    input: first,
    test: second,
    result: 100 - first - second,
  }
  return (
    // The panes are positioned absolutely, so that each of them scrolls by itself.
    <div className="relative min-h-144 flex-1">
      <div className="absolute inset-0 flex min-w-0">
        {PANES.map((name, index) => (
          <PaneWithDivider
            key={name}
            name={name}
            size={sizes[name]}
            divider={
              index === 2 ? null : (
                <PaneDivider
                  label={text(`moduleEditor.divider.${index === 0 ? 'first' : 'second'}`)}
                  value={index === 0 ? first : first + second}
                  onChange={(value) => set(index as 0 | 1, value)}
                />
              )
            }
          >
            {contents[name]}
          </PaneWithDivider>
        ))}
      </div>
    </div>
  )
}

interface PaneProps {
  name: PaneName
  size: number
  divider: ReactNode
  children: ReactNode
}

function PaneWithDivider({ name, size, divider, children }: PaneProps) {
  const text = useText()
  return (
    <>
      <section
        aria-labelledby={`pane-${name}`}
        style={{ flex: `${size} 1 0` }}
        className="@container flex min-w-0 flex-col overflow-hidden rounded-xl border border-line bg-surface"
      >
        <h2
          id={`pane-${name}`}
          className="shrink-0 border-b border-line px-4 py-2 text-sm font-bold text-muted"
        >
          {text(`moduleEditor.pane.${name}`)}
        </h2>
        {children}
      </section>
      {divider}
    </>
  )
}

function PaneBody({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ScrollBox
      {...guideMark('testModule')}
      role="group"
      aria-label={label}
      className="@container relative min-h-0 flex-1 overflow-y-auto p-3 focus-visible:-outline-offset-2 sm:p-4"
    >
      {children}
    </ScrollBox>
  )
}

function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}
