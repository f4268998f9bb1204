import type { Article } from '../article.ts'
import { translatable } from '../language.ts'

export const terms: Article = translatable('terms', {
  title: 'Terms',
  lead: 'The short agreement between you and the people who offer you this copy of Lectern.',
  changed: '2026-11-15',
  sections: [
    {
      id: 'free',
      title: 'Free to use',
      blocks: [
        'Lectern costs nothing. Its program code is under the MIT licence: you may use, copy, change and pass it on, also for business, as long as the licence text stays with it.',
      ],
    },
    {
      id: 'yours',
      title: 'What you make is yours',
      blocks: [
        'Presentations you make belong to you. Nobody gains any right to them because you made them with Lectern.',
        'The texts of the templates and of the sample deck are yours to use and change as you like. The people, companies and figures in them are invented; replace them with your own.',
      ],
    },
    {
      id: 'your-part',
      title: 'Your part',
      blocks: [
        {
          list: [
            'Use texts and pictures that you have the right to use.',
            'Keep a copy of what matters. Your work is on your device only, and nobody else can restore it.',
            'If you enter keys for AI or voice services, their providers’ terms and prices apply between you and them.',
            'Do not use Lectern to break the law, or to attack the computer that hosts it.',
          ],
        },
      ],
    },
    {
      id: 'examples',
      title: 'Examples and plans',
      blocks: [
        'On the start page, figures and quotes marked Example are invented. What is marked Planned does not exist yet and is not a promise of a date.',
      ],
    },
    {
      id: 'warranty',
      title: 'No warranty',
      blocks: [
        'Lectern is offered as it is, without any warranty. As far as the law allows, those who made it or host it are not liable for damage that comes from using it, lost presentations included. Rights that the law gives you and that no agreement can take away stay untouched.',
      ],
    },
    {
      id: 'changes',
      title: 'When these terms change',
      blocks: [
        'They change when Lectern does. The date above says when they last did. If you do not agree with new terms, download your presentations and stop using it; nothing binds you.',
      ],
    },
  ],
})
