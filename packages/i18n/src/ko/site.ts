import type { Message } from '../message.ts'

export const site = {
  'site.name': '판독',
  'site.title.home': '판독 · 영상 옆에서 키 하나로 쓰는 판독문',
  'site.title.download': '다운로드',
  'site.title.price': '이용권',
  'site.title.priceSuccess': '결제 결과',
  'site.title.priceFailed': '결제 실패',
  'site.title.terms': '약관 및 정책',
  'site.title.mailbox': '로컬 메일함',
  'site.meta.home':
    '판독은 영상의학과와 병리과의 구조화 판독문을 키보드로 쓰는 프로그램입니다. 최대 60칸의 판에 문장과 계산을 올려 두고, 영상을 보며 키 하나로 판독문을 완성합니다.',
  'site.meta.price':
    '판독 이용권의 가격과 내용을 비교해 보세요. 무료로 시작하고, 필요할 때 월 이용권이나 연간 시트를 구입합니다.',
  'site.meta.download':
    'Windows용 판독 프로그램을 내려받고 파일이 온전한지 확인하는 방법을 안내합니다. 설치 없이 웹에서도 사용할 수 있습니다.',
  'site.meta.privacy':
    '판독이 어떤 개인정보를 얼마 동안 보관하고 누구에게 제공하는지 알려 드립니다. 환자 정보는 서버로 보내지 않습니다.',
  'site.meta.terms':
    '판독을 이용할 때 적용되는 약관입니다. 계정, 이용권, 판과 모듈의 공유, 책임의 범위를 정합니다.',
  'site.meta.refund': '판독 이용권의 청약 철회와 환불 기준, 신청 방법과 처리 기간을 안내합니다.',
  'site.meta.guide':
    '판과 모듈 만들기, 키 배치, 영상 보기, 판독문 복사까지 판독의 사용 방법을 차례대로 안내합니다.',
  'site.nav.label': '주 메뉴',
  'site.nav.intro': '프로그램 소개',
  'site.nav.price': '이용권 구매',
  'site.nav.login': '로그인',
  'site.nav.download': '다운로드',
  'site.nav.myPage': '마이페이지',
  'site.nav.program': '프로그램 열기',
  'site.nav.admin': '관리자',
  'site.footer.label': '약관',
  'site.footer.privacy': '개인정보 처리방침',
  'site.footer.terms': '이용약관',
  'site.footer.refund': '환불정책',
  'site.footer.note': '판독은 판독문 작성을 돕는 도구이며, 진단을 내리지 않습니다.',
  'site.download.text': 'Windows용 판독 프로그램을 이곳에서 내려받습니다.',
  'site.download.none.title': '아직 설치 파일이 없습니다',
  'site.download.none.text':
    '이 사이트에는 설치 파일이 등록되어 있지 않습니다. 등록되면 이 자리에 내려받기 버튼이 나타납니다.',
  'site.demoWarning.label': '체험용 서버 안내',
  'site.demoWarning.text': '누구나 들어올 수 있는 체험용 서버입니다. 실제 정보를 입력하지 마세요.',
  'site.mailbox.text': '이 컴퓨터의 서버가 보낸 메일입니다. 외부로는 발송되지 않습니다.',
  'site.mailbox.empty.title': '아직 메일이 없습니다',
  'site.mailbox.empty.text': '회원가입이나 비밀번호 찾기에서 인증번호를 요청하면 여기에 나타납니다.',
  'site.mailbox.refused.title': '이 브라우저에서는 메일함을 열 수 없습니다',
  'site.mailbox.refused.text':
    '메일함은 서버가 실행되는 컴퓨터에서 직접 접속할 때만 열립니다. 메일은 서버의 DATA_DIR/outbox 폴더에 있습니다.',
  'site.mailbox.list': '받은 메일',
  'site.mailbox.refresh': '새로고침',
  'site.mailbox.to': '받는 사람',
} as const satisfies Record<string, Message>
