import { LayoutGrid, Lock, Plus } from 'lucide-react'
import { useState } from 'react'
import {
  Avatar,
  Badge,
  Button,
  Card,
  EmptyState,
  Kbd,
  type PageSize,
  Pagination,
  ProgressBar,
  Spinner,
  Stat,
  Table,
  type TableColumn,
  type TableSort,
  Tabs,
  Tooltip,
} from '../src/index.ts'
import { Part } from './Part.tsx'
import type { SampleProps } from './samples.ts'

interface Plate {
  id: string
  name: string
  modality: string
  cells: number
  state: 'private' | 'shared' | 'locked'
}

const plates: readonly Plate[] = [
  { id: '1', name: 'Chest CT', modality: 'CT', cells: 48, state: 'shared' },
  { id: '2', name: '뇌 MR 추적 검사', modality: 'MR', cells: 36, state: 'private' },
  { id: '3', name: '갑상선 초음파', modality: 'US', cells: 22, state: 'private' },
  { id: '4', name: 'Mammographie-Screening', modality: 'MG', cells: 60, state: 'locked' },
]

export function Lists({ t }: SampleProps) {
  const [tab, setTab] = useState('mine')
  const [sort, setSort] = useState<TableSort>({ column: 'name', direction: 'ascending' })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['2']))
  const [page, setPage] = useState(4)
  const [size, setSize] = useState<PageSize>(10)
  const badges = {
    private: <Badge>{t.private}</Badge>,
    shared: (
      <Badge tone="accent" dot>
        {t.shared}
      </Badge>
    ),
    locked: (
      <Badge tone="warning" icon={<Lock />}>
        {t.locked}
      </Badge>
    ),
  }
  const columns: readonly TableColumn<Plate>[] = [
    {
      id: 'name',
      header: t.name,
      sortable: true,
      cell: (row) => <span className="font-semibold whitespace-nowrap">{row.name}</span>,
    },
    { id: 'modality', header: t.modality, cell: (row) => row.modality },
    { id: 'cells', header: t.cells, sortable: true, align: 'end', cell: (row) => row.cells },
    { id: 'state', header: t.state, cell: (row) => badges[row.state] },
    {
      id: 'changed',
      header: t.changed,
      sortable: true,
      cell: () => <span className="text-muted">2026-11-14</span>,
      className: 'whitespace-nowrap',
    },
  ]
  const common = { caption: t.tabMine, columns, rowId: (row: Plate) => row.id }
  return (
    <>
      <Part title="Tabs, Table, Pagination">
        <Tabs
          label={t.tabMine}
          value={tab}
          onChange={setTab}
          tabs={[
            { id: 'mine', label: t.tabMine, count: 24 },
            { id: 'shared', label: t.tabShared, count: 130 },
            { id: 'trash', label: t.tabTrash },
          ]}
        >
          <div className="grid gap-4">
            <Table
              {...common}
              rows={plates}
              sort={sort}
              onSort={setSort}
              selection={{
                selected,
                onChange: setSelected,
                allLabel: t.selectAll,
                rowLabel: (row) => row.name,
              }}
            />
            <Pagination
              page={page}
              pageSize={size}
              total={128}
              onPage={setPage}
              onPageSize={setSize}
              labels={{
                navigation: t.pages,
                previous: t.previous,
                next: t.next,
                page: (each) => `${t.pages} ${each}`,
                pageSize: t.pageSize,
                all: t.every,
                range: (from, to, total) => `${from}–${to} / ${total}`,
              }}
            />
          </div>
        </Tabs>
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <Table {...common} caption={t.tabShared} rows={undefined} dense skeletonRows={4} />
          <Table
            {...common}
            caption={t.tabTrash}
            rows={[]}
            empty={
              <EmptyState
                icon={<LayoutGrid />}
                title={t.emptyTitle}
                text={t.emptyText}
                level={3}
                action={
                  <Button variant="primary" icon={<Plus />}>
                    {t.newPlate}
                  </Button>
                }
              />
            }
          />
        </div>
      </Part>
      <Part title="Stat, ProgressBar, Badge, Avatar, Kbd, Tooltip">
        <div className="grid gap-4 sm:grid-cols-3">
          <Card>
            <Stat label={t.statPlates} value="24" unit="/ 60" icon={<LayoutGrid />} />
          </Card>
          <Card>
            <Stat label={t.statRuns} value="1,284" hint={t.statHint} hintTone="success" />
          </Card>
          <Card className="grid content-center">
            <ProgressBar label={t.upload} value={84} max={120} valueText={t.uploadState} />
          </Card>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          {(['neutral', 'accent', 'info', 'success', 'warning', 'danger'] as const).map((tone) => (
            <Badge key={tone} tone={tone} dot>
              {tone}
            </Badge>
          ))}
          <Avatar name="김영희" size="sm" />
          <Avatar name="김영희" />
          <Avatar name="Ärztin" size="lg" />
          <Kbd>Shift</Kbd>
          <Kbd>F8</Kbd>
          <Spinner />
          <Tooltip text={t.emptyText}>
            <Button id="tooltip" size="sm">
              Tooltip
            </Button>
          </Tooltip>
        </div>
      </Part>
    </>
  )
}
