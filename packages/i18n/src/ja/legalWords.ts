import type { legalWords as korean } from '../ko/legalWords.ts'
import type { Translated } from '../message.ts'

export const legalWords: Translated<typeof korean> = {
  'site.terms.contents': '目次',
  'site.terms.version': '第{version}版',
  'site.terms.effective': '施行日 {date}',
  'site.terms.operator': '運営者：{name}',
  'site.terms.nobody': 'このサイトを運営する者',
  'site.terms.print': '印刷',
  'site.terms.review.title': '法律の専門家による承認前の文書です',
  'site.terms.review.text':
    'ソフトウェアが実際に行うことを記載していますが、法律の専門家による確認をまだ受けていません。一般公開の前に弁護士の承認が必要です。',
  'site.terms.reviewed': '法務確認：{by}、{date}',
  'site.terms.contact.none':
    'このサイトには連絡先がまだ登録されていません。サイトを運営する機関にお問い合わせください。',
  'site.footer.company': '事業者情報',
  'site.footer.service': 'カスタマーサービス',
  'site.footer.licences': 'オープンソースライセンス',
  'site.footer.demo': '体験用のサイトです。何も販売しておらず、お支払いは実際には行われません。',
  'company.check': '事業者情報の確認',
  'company.mailOrderAuthority': '届出先',
  'company.privacyOfficer': '個人情報保護責任者',
  'company.hostingProvider': 'ホスティング提供者',
}
