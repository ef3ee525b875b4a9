import type { lists as korean } from '../../ko/program/lists.ts'
import type { Translated } from '../../message.ts'

export const lists: Translated<typeof korean> = {
  'list.pages': '翻页',
  'list.previous': '上一页',
  'list.next': '下一页',
  'list.page': '第 {page} 页',
  'list.pageSize': '每页数量',
  'list.all': '全部',
  'list.range': '共 {total} 项，当前 {from}–{to}',
  'list.search.clear': '清除搜索词',
  'list.none.title': '没有符合条件的项目',
  'list.none.text': '请更换搜索词或减少条件。',
  'list.none.reset': '清除所有条件',
  'list.failed.title': '无法加载列表',
  'list.selected': '已选择 {count} 项',
  'list.clearSelection': '取消选择',
  'list.selectAll': '选择本页全部项目',
  'list.selectRow': '选择 {name}',
  'list.rowActions': '{name} 的操作',
  'list.filter.any': '不限',
  'list.undo': '撤销',
}
