import { describe, expect, it } from 'vitest'
import { findPatientData } from './findPatientData.ts'

const found = (text: string) =>
  findPatientData(text).map(({ kind, start, end }) => [kind, text.slice(start, end)])

describe('findPatientData', () => {
  it.each([
    ['800101-1234567', 'residentNumber', '800101-1234567'],
    ['주민번호 021231-3******', 'residentNumber', '021231-3******'],
    ['身份证 11010519491231002X。', 'residentNumber', '11010519491231002X'],
    ['연락처 010-1234-5678로', 'phone', '010-1234-5678'],
    ['Tel. +49 30 1234567', 'phone', '+49 30 1234567'],
    ['電話:03-1234-5678', 'phone', '03-1234-5678'],
    ['환자: 홍길동', 'name', '홍길동'],
    ['성명 : 김철수 (남/45)', 'name', '김철수'],
    ['홍길동 님의 초음파', 'name', '홍길동'],
    ['患者氏名：山田 太郎', 'name', '山田 太郎'],
    ['姓名:王小明', 'name', '王小明'],
    ['Name: Erika Mustermann', 'name', 'Erika Mustermann'],
    ['Patient: Doe, John', 'name', 'Doe, John'],
    ['생년월일: 1980-01-01', 'birth', '1980-01-01'],
    ['DOB 01/02/1980', 'birth', '01/02/1980'],
    ['geb. am 01.02.1980', 'birth', '01.02.1980'],
    ['生年月日：1980年1月2日', 'birth', '1980年1月2日'],
    ['등록번호: 12345678', 'chartNumber', '12345678'],
    ['MRN 0012345', 'chartNumber', '0012345'],
    ['hong@example.com으로', 'email', 'hong@example.com'],
  ])('finds in «%s» what is about one person', (text, kind, part) => {
    expect(found(text)).toEqual([[kind, part]])
  })

  it.each([
    '환자: {성명}',
    '환자: 여성',
    '환자는 금식 상태임.',
    '우엽 1.2 × 0.8 × 1.0 cm, 2026-01-02 검사와 비교함.',
    'ACR TI-RADS. J Am Coll Radiol 2017;14:587-595. doi:10.1016/j.jacr.2017.01.046',
    'Name of the lesion: Segment VII',
    '선생님의 의뢰에 따라',
    'The patient is positioned supine.',
    '990101-99',
    '11010519491231002A 110105194912310021',
    'SUV 12.3, Agatston 1234567',
  ])('leaves «%s» alone', (text) => {
    expect(found(text)).toEqual([])
  })

  it('returns each place once, in the order of the text', () => {
    expect(found('성명: 홍길동 (800101-1234567), Tel 010-1234-5678')).toEqual([
      ['name', '홍길동'],
      ['residentNumber', '800101-1234567'],
      ['phone', '010-1234-5678'],
    ])
  })
})
