import type { Message } from '../message.ts'

export const download = {
  'site.download.looking': '설치 파일을 확인하고 있습니다.',
  'site.download.program': 'Windows용 판독',
  'site.download.get': '내려받기({size})',
  'site.download.version': '버전',
  'site.download.released': '배포일',
  'site.download.file': '파일',
  'site.download.signature': '디지털 서명',
  'site.download.signature.signed': '서명됨',
  'site.download.signature.unsigned': '서명 없음',
  'site.download.signature.test': '테스트용 인증서로 서명됨',
  'site.download.signature.warning':
    'Windows에 게시자를 확인할 수 없다는 경고가 나타납니다. 아래 방법으로 SHA-256이 같은지 먼저 확인해 주세요.',
  'site.download.copy': 'SHA-256 복사',
  'site.download.copyCommand': '명령 복사',
  'site.download.copied': '복사했습니다.',
  'site.download.copyFailed': '복사하지 못했습니다. 텍스트를 선택해 직접 복사해 주세요.',
  'site.download.notes': '달라진 점',
  'site.download.unavailable.title': '지금은 내려받을 수 없습니다',
  'site.download.unavailable.text':
    '설치 파일을 내려받을 수 있는지 확인하지 못했습니다. 잠시 후 다시 시도해 주세요. 그동안 웹 프로그램을 사용할 수 있습니다.',
  'site.download.needs.title': '시스템 요구 사항',
  'site.download.needs.windows': '{name} 64비트, 빌드 {build} 이상',
  'site.download.needs.memory': '메모리 8 GB 이상. 큰 CT나 슬라이드를 열려면 16 GB를 권장합니다.',
  'site.download.needs.screen': '1280×800 이상의 화면과 WebGL 2를 지원하는 그래픽',
  'site.download.needs.network': '로그인하고 저장할 때 인터넷 연결',
  'site.download.verify.title': '내려받은 파일을 확인하는 방법',
  'site.download.verify.hash':
    '시작 메뉴에서 PowerShell을 열고 다음 명령을 실행합니다. True가 나오면 여기에 적힌 것과 같은 파일입니다.',
  'site.download.verify.signed':
    '파일을 마우스 오른쪽 버튼으로 누르고 속성 > 디지털 서명에서 서명한 사람을 확인합니다: {subject}',
  'site.download.verify.unsigned': '이 파일에는 서명이 없으므로 속성에 디지털 서명 탭이 나타나지 않습니다.',
  'site.download.other.title': 'Windows가 아니라면',
  'site.download.other.text':
    'macOS, Linux, 태블릿에서는 설치하지 않고 웹 프로그램을 사용하세요. 판, 모듈, 영상 보기를 모두 브라우저에서 사용할 수 있으며, 이때에도 영상과 판독문은 컴퓨터 밖으로 나가지 않습니다.',
} as const satisfies Record<string, Message>
