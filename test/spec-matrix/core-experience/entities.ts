import { inFile, replacedBy, type Section, state } from '../statement.ts'
import { tests } from '../tests.ts'

const themes = inFile('src/core/theme/themes.test.ts')
const textStyles = inFile('src/core/edit/style/text-styles.test.ts')

export const entities: Section = {
  title: '3. Entities: presentation, slide, text style',
  statements: [
    state('C3-01', 'entity', 'A presentation has a title and slides.', tests.coreDeck('DK1')),
    state(
      'C3-02',
      'entity',
      'A slide has an id, a title, content (a list of bullets) and notes, which narration speaks.',
      tests.coreDeck('DK2 a slide without'),
      tests.narration('Present This Slide'),
    ),
    state(
      'C3-03',
      'entity',
      'imageUrl is optional: an address or an inline data image.',
      tests.coreDeck('DK2 picture, styles and effects'),
      tests.readJson('FI1 a picture on the web'),
      replacedBy('remote-pictures'),
    ),
    state(
      'C3-04',
      'entity',
      'textStyles is optional and holds a title style and a content style.',
      tests.coreDeck('DK2 picture, styles and effects'),
      tests.textStyle('TS5'),
    ),
    state(
      'C3-05',
      'entity',
      'fontSize: h1, h2, h3, h4, h5, p.',
      tests.textStyle('TS1'),
      tests.textEditor('text style: every field'),
    ),
    state(
      'C3-06',
      'entity',
      'textAlign: left, center, right.',
      tests.textStyle('TS1'),
      tests.textEditor('text style: every field'),
    ),
    state('C3-07', 'entity', 'textColor: a hex colour.', tests.textStyle('TS2')),
    state(
      'C3-08',
      'entity',
      'backgroundColor: a hex colour or transparent.',
      tests.textStyle('TS1'),
      tests.textStyle('TS2'),
    ),
    state('C3-09', 'entity', 'fontWeight: bold, normal.', tests.textStyle('TS1')),
    state('C3-10', 'entity', 'fontStyle: normal, italic.', tests.textStyle('TS1')),
    state('C3-11', 'entity', 'textDecoration: none, underline.', tests.textStyle('TS1')),
    state(
      'C3-12',
      'entity',
      'animation: none, fadeIn, slideIn, bounce.',
      tests.textStyle('TS1'),
      tests.textEditor('none, fadeIn, slideIn and bounce'),
    ),
    state(
      'C3-13',
      'default',
      'Title style: h1, left, #FFFFFF, transparent, bold, normal, none, fadeIn.',
      tests.textStyle('TS3'),
      tests.textEditor('default title style'),
      replacedBy('theme-defaults'),
      textStyles('TS6 what the theme gives is the specification’s'),
      themes('TH2 modern has the text styles'),
    ),
    state(
      'C3-14',
      'default',
      'Content style: the same with fontSize p and fontWeight normal.',
      tests.textStyle('TS3'),
      tests.textEditor('the default content style'),
    ),
    state(
      'C3-15',
      'constant',
      'Sizes: h1 2.25rem, h2 1.875rem, h3 1.5rem, h4 1.25rem, h5 1.125rem, p 1rem.',
      tests.textStyle('TS4'),
      tests.layoutSlide('LY1'),
      tests.textEditor('a live preview of all eight fields'),
      replacedBy('stage-sizes'),
    ),
    state(
      'C3-16',
      'rule',
      'A background that is not transparent adds padding and rounded corners.',
      tests.layoutSlide('with room on all sides'),
      tests.specEditor('a text with a background colour has padding and rounded corners'),
    ),
  ],
}
