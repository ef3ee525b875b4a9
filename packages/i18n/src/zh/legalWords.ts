import type { legalWords as korean } from '../ko/legalWords.ts'
import type { Translated } from '../message.ts'

export const legalWords: Translated<typeof korean> = {
  'site.terms.contents': '目录',
  'site.terms.version': '版本 {version}',
  'site.terms.effective': '生效日期 {date}',
  'site.terms.operator': '运营者：{name}',
  'site.terms.nobody': '本网站的运营者',
  'site.terms.print': '打印',
  'site.terms.review.title': '本文件尚待法律专业人士批准',
  'site.terms.review.text': '内容如实描述了软件的行为，但尚未经过法律审查。公开运营之前必须由律师批准。',
  'site.terms.reviewed': '法律审查：{by}，{date}',
  'site.terms.contact.none': '本网站尚未登记联系方式。请向运营本网站的机构咨询。',
  'site.footer.company': '公司信息',
  'site.footer.service': '客户服务',
  'site.footer.licences': '开源许可',
  'site.footer.demo': '这是演示网站。这里不出售任何商品，付款均为模拟。',
  'company.check': '查验登记信息',
  'company.mailOrderAuthority': '受理机关',
  'company.privacyOfficer': '个人信息保护负责人',
  'company.hostingProvider': '托管服务商',
}
