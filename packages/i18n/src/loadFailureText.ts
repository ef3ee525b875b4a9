/** These words are on the page that is shown if no language could be loaded. */
export const loadFailureText = [
  '오류가 발생했습니다. 페이지를 새로고침해 주세요.',
  'An error occurred. Please reload the page.',
  '发生错误，请刷新页面。',
  'エラーが発生しました。ページを再読み込みしてください。',
  'Ein Fehler ist aufgetreten. Bitte laden Sie die Seite neu.',
].join('\n')
