import type { Message } from '../../message.ts'

export const desktopFiles = {
  'desktopFiles.cut.title': '파일이 너무 많아 일부만 열었습니다.',
  'desktopFiles.cut.text':
    '한 번에 20,000개, 하위 폴더 16단계까지 읽습니다. 나머지는 하위 폴더를 따로 열어 주세요.',
  'desktopFiles.notice.watch': '감시 폴더에 새 파일 {count}개가 들어왔습니다.',
  'desktopFiles.notice.handed': '열기를 기다리는 파일이 {count}개 있습니다.',
  'desktopFiles.notice.label': '받은 파일',
  'desktopFiles.notice.open': '열기',
  'desktopFiles.notice.openImages': '영상 열기',
  'desktopFiles.notice.dismiss': '열지 않고 닫기',
  'desktopFiles.import.gone': '{name} 파일을 읽을 수 없습니다. 옮겨졌거나 바뀌었습니다.',
  'desktopFiles.recent.title': '최근에 연 검사',
  'desktopFiles.recent.none':
    '아직 연 검사가 없습니다. 탐색기에서 폴더를 판독 프로그램으로 열면 여기에 남습니다.',
  'desktopFiles.recent.count': '파일 {count}개',
  'desktopFiles.recent.gone':
    '폴더를 찾을 수 없습니다. 옮겨졌거나 지워졌거나, 드라이브가 연결되어 있지 않습니다.',
  'desktopFiles.recent.remove': '목록에서 빼기',
  'desktopFiles.recent.removeOne': '{label} 목록에서 빼기',
  'desktopFiles.recent.all': '{count}개 모두 보기',
  'desktopFiles.recent.clear': '모두 지우기',
  'desktopFiles.recent.clear.title': '최근 목록을 모두 지울까요?',
  'desktopFiles.recent.clear.text': '목록만 지웁니다. 파일은 그대로 있습니다.',
  'desktopFiles.watch.title': '감시 폴더',
  'desktopFiles.watch.text': '이 폴더에 새로 들어오는 영상을 알려 드립니다. 자동으로 열지는 않습니다.',
  'desktopFiles.watch.none': '감시하는 폴더가 없습니다.',
  'desktopFiles.watch.choose': '폴더 선택',
  'desktopFiles.watch.change': '폴더 바꾸기',
  'desktopFiles.watch.off': '감시 끄기',
  'desktopFiles.watch.path': '폴더 경로',
  'desktopFiles.watch.path.hint':
    '탐색기에서 폴더를 마우스 오른쪽 버튼으로 누르고 ‘경로로 복사’를 고른 뒤 붙여넣으세요. 예: D:\\Inbox',
  'desktopFiles.watch.start': '감시 시작',
  'desktopFiles.watch.problem.NO_FOLDER':
    '폴더를 찾을 수 없습니다. 드라이브 문자부터 전체 경로를 입력해 주세요.',
  'desktopFiles.watch.problem.FOLDER_TOO_LARGE':
    '폴더에 파일이 너무 많습니다. 파일이 20,000개보다 적은 폴더를 선택해 주세요.',
  'desktopFiles.watch.problem.OTHER': '폴더를 바꾸지 못했습니다. 다시 시도해 주세요.',
} as const satisfies Record<string, Message>
