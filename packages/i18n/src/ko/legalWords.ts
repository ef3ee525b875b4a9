import type { Message } from '../message.ts'

export const legalWords = {
  'site.terms.contents': '차례',
  'site.terms.version': '버전 {version}',
  'site.terms.effective': '시행일 {date}',
  'site.terms.operator': '운영자: {name}',
  'site.terms.nobody': '이 사이트를 운영하는 자',
  'site.terms.print': '인쇄',
  'site.terms.review.title': '법률 전문가의 승인을 기다리는 글입니다',
  'site.terms.review.text':
    '소프트웨어가 실제로 하는 일을 적었지만 법률 검토를 받지 않았습니다. 공개적으로 운영하기 전에 변호사의 승인을 받아야 합니다.',
  'site.terms.reviewed': '법률 검토: {by}, {date}',
  'site.terms.contact.none':
    '이 사이트에는 아직 연락처가 등록되어 있지 않습니다. 사이트를 운영하는 기관에 문의해 주세요.',
  'site.footer.company': '사업자 정보',
  'site.footer.service': '고객센터',
  'site.footer.licences': '오픈소스 라이선스',
  'site.footer.demo': '체험용 사이트입니다. 아무것도 판매하지 않으며 결제는 모의로 이루어집니다.',
  'company.check': '사업자정보확인',
  'company.mailOrderAuthority': '신고기관',
  'company.privacyOfficer': '개인정보 보호책임자',
  'company.hostingProvider': '호스팅서비스 제공자',
} as const satisfies Record<string, Message>
