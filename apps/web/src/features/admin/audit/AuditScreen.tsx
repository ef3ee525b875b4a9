import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '@pandok/domain'
import type { AuditEntry } from '@pandok/protocol'
import { Dialog, EmptyState, HistoryIcon } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { callMethod } from '#rpc/callAction.ts'
import { ListFilter } from '#shared/list/ListFilter.tsx'
import { chosenFilters } from '#shared/list/listParam.ts'
import type { ListState } from '#shared/list/listState.ts'
import { type ListControls, useListState } from '#shared/list/useListState.ts'
import { AdminHead } from '../list/AdminHead.tsx'
import { AdminList } from '../list/AdminList.tsx'
import { AuditEntryView } from './AuditEntryView.tsx'
import { useAuditColumns } from './useAuditColumns.tsx'

const beginning: ListState = {
  tab: '',
  page: 1,
  pageSize: 20,
  search: '',
  sort: 'at',
  order: 'desc',
  filter: {},
}

export function AuditScreen() {
  const text = useText()
  const list = useListState(beginning)
  const columns = useAuditColumns()
  const [opened, setOpened] = useState<AuditEntry | null>(null)
  return (
    <>
      <AdminHead title={text('admin.title.audit')} />
      <p className="-mt-3 mb-4 text-sm text-muted">{text('office.audit.lead')}</p>
      <AdminList<AuditEntry>
        name="audit"
        caption={text('office.audit.list')}
        searchLabel={text('office.audit.search')}
        columns={columns}
        rowId={({ id }) => id}
        onOpen={setOpened}
        list={list}
        queryKey={['admin-auditList']}
        ask={(param, signal) =>
          callMethod(
            'admin-auditList',
            { ...param, filter: Object.fromEntries(chosenFilters(list)) },
            { signal },
          )
        }
        filters={<AuditFilters list={list} />}
        empty={
          <EmptyState
            icon={<HistoryIcon />}
            title={text('office.audit.empty.title')}
            text={text('office.audit.empty.text')}
          />
        }
      />
      <Dialog
        open={opened !== null}
        title={text('office.audit.column.change')}
        closeLabel={text('ui.close')}
        closeOnBackdrop
        onClose={() => setOpened(null)}
      >
        {opened ? <AuditEntryView entry={opened} hasSubject /> : null}
      </Dialog>
    </>
  )
}

function AuditFilters({ list }: { list: ListControls }) {
  const text = useText()
  return (
    <>
      <ListFilter
        label={text('office.audit.column.action')}
        value={list.filter['action'] ?? ''}
        onChange={(value) => list.setFilter('action', value)}
        options={AUDIT_ACTIONS.map((value) => ({ value, label: text(`office.audit.action.${value}`) }))}
      />
      <ListFilter
        label={text('office.audit.column.subjectKind')}
        value={list.filter['subjectKind'] ?? ''}
        onChange={(value) => list.setFilter('subjectKind', value)}
        options={AUDIT_SUBJECTS.map((value) => ({
          value,
          label: text(`office.audit.subject.${value}`),
        }))}
      />
    </>
  )
}
