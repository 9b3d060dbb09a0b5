import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { envelope, readXml, textAt, XmlError, xmlFields, xmlText } from './soap.ts'

describe('A SOAP message', () => {
  test('brings any text through, but for what XML cannot carry', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        const message = readXml(envelope(`<Name>${xmlText(text)}</Name>`))
        const carried = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
        expect(textAt(message, 'Body', 'Name')).toBe(carried.trim())
      }),
    )
  })

  test('cannot be broken out of by a name', () => {
    const name = '</CardholderName><Amount>0.01</Amount>'
    const fields = xmlFields({ CardholderName: name, Amount: '33.60', Email: '' })
    const message = readXml(envelope(`<Request>${fields}</Request>`))
    expect(textAt(message, 'Body', 'Request', 'Amount')).toBe('33.60')
    expect(textAt(message, 'Body', 'Request', 'CardholderName')).toBe(name)
    expect(fields).not.toContain('Email')
  })

  test('is read whatever its prefixes, with spaces, empty elements and entities', () => {
    const message = readXml(`\ufeff<?xml version="1.0" encoding="utf-8"?>
      <soap12:Envelope xmlns:soap12="http://www.w3.org/2003/05/soap-envelope" a='b'>
        <soap12:Body ><r:Result xmlns:r="x">
          <Code> 0 </Code><Empty/><Note >A &amp; &#914; &#x3B3; &lt;ok&gt; &quot;&apos;</Note>
        </r:Result></soap12:Body>
      </soap12:Envelope>
    `)
    const at = (name: string) => textAt(message, 'Body', 'Result', name)
    expect([at('Code'), at('Empty'), at('Note'), at('Other')]).toEqual([
      '0',
      '',
      'A & Β γ <ok> "\'',
      null,
    ])
  })

  test('that says a thing twice says nothing', () => {
    const message = readXml('<a><b>1</b><b>2</b><c><d/></c></a>')
    expect([textAt(message, 'b'), textAt(message, 'c')]).toEqual([null, null])
  })

  test.each([
    ['nothing', ''],
    ['text', 'Service Unavailable'],
    ['a page', '<!doctype html><html><body>maintenance</body></html>'],
    ['a document type', '<!DOCTYPE a [<!ENTITY x "1">]><a>&x;</a>'],
    ['an outside entity', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'],
    ['an unknown entity', '<a>&nbsp;</a>'],
    ['a bare ampersand', '<a>a & b</a>'],
    ['an entity of no character', '<a>&#0;</a>'],
    ['an entity beyond all characters', '<a>&#x110000;</a>'],
    ['a comment', '<a><!-- b --></a>'],
    ['raw data', '<a><![CDATA[<b/>]]></a>'],
    ['an instruction', '<a><?php b ?></a>'],
    ['an open end', '<a><b>1</b>'],
    ['crossed elements', '<a><b></a></b>'],
    ['one end too many', '<a></a></a>'],
    ['two roots', '<a/><b/>'],
    ['something behind the root', '<a/>b'],
    ['a broken element', '<a><b</a>'],
    ['a bare attribute', '<a b>1</a>'],
    ['too much depth', '<a>'.repeat(50) + '</a>'.repeat(50)],
    ['too much', `<a>${'x'.repeat(300_000)}</a>`],
  ])('of %s is not read', (_what, text) => {
    expect(() => readXml(text)).toThrow(XmlError)
  })

  test('of any garbage is refused, and never takes long', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '</',
      '/>',
      'a',
      ' ',
      '=',
      '"',
      "'",
      '&',
      ';',
      ':',
      '<a>',
      '</a>',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 200 }), pieces => {
        try {
          readXml(pieces.join(''))
        } catch (error) {
          expect(error).toBeInstanceOf(XmlError)
        }
      }),
    )
  })
})
