import { defineTemplate } from './define-template.ts'

/**
 * The example is true: the forgetting curve of Ebbinghaus (1885) and its replication by Murre and Dros
 * (PLOS ONE, 2015). A researcher swaps in their own question, method and data.
 */
export const researchTalk = defineTemplate({
  id: 'research-talk',
  name: 'Research Talk',
  description: 'Seven slides for a conference: question, method, result, limits and what follows.',
  category: 'education',
  theme: 'modern',
  slides: [
    {
      title: 'How Fast Do We Forget?',
      content: [
        'A curve from 1885, and what happened when it was measured again',
        'After Ebbinghaus, and Murre and Dros',
      ],
      notes:
        'Good afternoon, and thank you for coming. I would like to begin with a question that each of you can answer from experience. How much of this talk will you still know tomorrow? Somebody measured that, with great patience, almost a century and a half ago... on himself. I will show you what he found, how he did it, and whether it was still true when others tried it again.',
    },
    {
      title: 'From One Man to a Field',
      content: [
        '1879: Ebbinghaus begins to learn lists of syllables',
        '1885: he publishes his results in “Über das Gedächtnis”',
        '1913: the book appears in English as “Memory”',
        '2015: Murre and Dros repeat the experiment',
      ],
      notes:
        'A little history, because dates tell us something here. Hermann Ebbinghaus began in eighteen seventy-nine, without a laboratory and without a single volunteer. Six years later his book was out, and it made memory a thing that can be measured... The curve in it has been printed in textbooks ever since. Yet exact replications were rare. The one I will speak about appeared in two thousand fifteen, open for everyone to read.',
    },
    {
      title: 'How to Measure Forgetting in Steps',
      content: [
        ':list-bullets: Learn: repeat a list of syllables until it is perfect',
        ':hourglass: Wait: from twenty minutes to a month',
        ':arrows-clockwise: Relearn: repeat the same list until it is perfect again',
        ':calculator: Compare: the time saved is what memory kept',
      ],
      notes:
        'The method is beautiful, and you could do it at home. Learn a list of meaningless syllables until you can say it without a mistake, and note the time. Wait. Then learn it again... You will be quicker, even if you believed that everything was gone. The time you save, as a share of the first time, is called savings. It does not ask what you recall. It asks what is left.',
    },
    {
      title: 'Most Is Lost Within a Day',
      content: ['The fall is steep at first, and then almost level'],
      table: {
        show: 'line',
        hasHeader: true,
        format: '0"%"',
        rows: [
          ['Time since learning', 'Work saved at relearning'],
          ['20 min', '58'],
          ['1 hour', '44'],
          ['9 hours', '36'],
          ['1 day', '34'],
          ['2 days', '28'],
          ['6 days', '25'],
          ['31 days', '21'],
        ],
      },
      notes:
        'And this is the curve itself. After twenty minutes, fifty-eight percent of the work is saved. After an hour, forty-four. After a day, a third... and then it hardly falls any more. Between the sixth day and the thirty-first we lose four points. Please note the axis: the steps between these times are not equal, so in true time the beginning is even steeper than it looks here.',
    },
    {
      title: 'Measured Again',
      content: [
        '70 hours of learning by one subject',
        '130 years after the first publication',
        '31 days was the longest wait before relearning',
      ],
      notes:
        'So does it hold? Dros, one of the two authors, did it all again, with the same kind of lists and the same waits. It took seventy hours of learning and relearning. The result... is similar, though after a month less was left. Another century, another language, another person, and the curve looks alike. In a field that worries about replication, with good reason, that is worth a slide.',
    },
    {
      title: 'What We May Conclude, and What Not',
      content: [
        'Strengths: the method is simple and can be repeated exactly',
        'Strengths: two curves, far apart in time, look alike',
        'Weaknesses: one subject each, so nobody knows the spread',
        'Weaknesses: syllables without meaning are not a lecture',
      ],
      notes:
        'Let me be careful now. What speaks for the result is plain. The method can be written on a card, and two people who never met arrive at the same shape. But each study has one subject... so we cannot say how far people differ. And syllables without meaning are not what we teach. What makes sense to us stays longer. The shape may well be general. The numbers are not.',
    },
    {
      title: 'Questions for the Next Study',
      content: [
        'Come back within a day',
        'How far do people differ? That takes many subjects',
        'Does meaning change the shape, or only the height?',
      ],
      notes:
        'To sum up, forgetting is quick at first and slow afterwards, and that has been found twice, far apart. If you teach, come back to things within a day. If you do research, two questions are waiting for you. How far do people differ? And does meaning change the shape of the curve... or only lift it? Thank you. I look forward to what you ask, before you have forgotten it.',
    },
  ],
})
