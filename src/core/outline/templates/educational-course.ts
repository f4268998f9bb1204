import { defineTemplate } from './define-template.ts'

/** The example is a first lesson in reading charts; a teacher swaps in their own subject. */
export const educationalCourse = defineTemplate({
  id: 'educational-course',
  name: 'Educational Course',
  description: 'Five slides for one lesson: a welcome, two ideas, an exercise and a summary.',
  category: 'education',
  theme: 'sunrise',
  slides: [
    {
      title: 'Welcome: Reading Charts with Confidence',
      content: [
        'Learn to question any chart in under a minute, without being good at maths',
        'Two ideas, one exercise and a short checklist',
        'Keep one chart from today’s news beside you',
      ],
      notes:
        "Hello, and welcome to the course. I'm glad you're here. Charts are everywhere... in the news, at work, on the back of a cereal box. Most of us glance at them and move on, and that is exactly when they can mislead us. In this lesson you'll learn two simple ideas and one exercise. You need no maths for it, just a pair of curious eyes. Let's begin.",
    },
    {
      title: 'Idea One: Look at the Axes First',
      content: [
        'From zero, 98 and 100 loaves look the same',
        'From 97, one bar is three times as tall',
      ],
      table: {
        show: 'columns',
        hasHeader: true,
        rows: [
          ['Bakery', 'Loaves sold'],
          ['Baker Street', '98'],
          ['Mill Lane', '100'],
        ],
      },
      notes:
        'Here is the first idea. Before you look at the bars, look at the axes... Imagine two bars, one at ninety-eight and one at one hundred. If the axis starts at zero, they look almost the same. If it starts at ninety-seven, one towers over the other. Nothing was made up, and still you were misled. So read the axis first, say the unit aloud, and only then let your eyes wander.',
    },
    {
      title: 'Idea Two: Ask What Is Missing',
      content: [
        ':calendar: The start: moved by a year, a rise can turn into a fall',
        ':scales: The measure: per person, per year, or compared to whom?',
        ':link: The cause: two lines may rise together and never have met',
      ],
      notes:
        "The second idea is about what you cannot see. Every chart is a window, and somebody chose where to put it... Why does this one start in that year? What happened before? Is it a big number, or just a big country? And when two lines rise together, be careful. Ice cream sales and sunburn rise together too, but neither causes the other. It's summer. Asking what is missing is half of understanding.",
    },
    {
      title: 'Try It: Two Sentences in Four Steps',
      content: [
        ':ruler: Axes: where do they start, and what is the unit?',
        ':magnifying-glass: Source: who made it, and from which numbers?',
        ':frame-corners: Frame: what was left outside the picture?',
        ':pencil: Write: what it shows, then what it does not',
      ],
      notes:
        "Now it's your turn. Take the chart you brought, or find one in today's news. I'll give you the questions, and you take your time with each... Where do the axes start? What is the unit? Who made it, and from which numbers? Then write two sentences. One says what the chart shows. The other says what it doesn't. Pause here for five minutes, and come back when you are ready.",
    },
    {
      title: 'What to Take with You',
      content: [
        'Axes first, then the missing parts, then the story',
        'A good chart survives questions, so asking is a compliment',
        'For next time: one chart you trust, one you doubt, one you redrew',
      ],
      notes:
        "Let's bring it together. Look at the axes first. Then ask what is missing. And only then... listen to the story. If you remember just that order, you'll read charts better than most people. For next time, please collect three of them. One you trust, one you doubt, and one that you have redrawn yourself, even as a quick sketch. Thank you for your attention, and enjoy your new eyes.",
    },
  ],
})
