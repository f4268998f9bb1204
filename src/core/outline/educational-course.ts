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
        'You will learn to question any chart in under a minute, without being good at maths',
        'We look at two ideas, try them on a real example, and finish with a short checklist',
        'Keep one chart from today’s news beside you: we will come back to it at the end',
      ],
      notes:
        "Hello, and welcome to the course. I'm glad you're here. Charts are everywhere... in the news, at work, on the back of a cereal box. Most of us glance at them and move on, and that is exactly when they can mislead us. In this lesson you'll learn two simple ideas and one exercise. You need no maths for it, just a pair of curious eyes. Let's begin.",
    },
    {
      title: 'Idea One: Look at the Axes First',
      content: [
        'An axis that does not start at zero makes a small difference between bars look huge',
        'Uneven steps on an axis can turn a steady climb into a sudden jump, or hide one',
        'Read the units aloud: thousands, percent and percentage points are three different things',
      ],
      notes:
        'Here is the first idea. Before you look at the bars, look at the axes... Imagine two bars, one at ninety-eight and one at one hundred. If the axis starts at zero, they look almost the same. If it starts at ninety-seven, one towers over the other. Nothing was made up, and still you were misled. So read the axis first, say the unit aloud, and only then let your eyes wander.',
    },
    {
      title: 'Idea Two: Ask What Is Missing',
      content: [
        'Every chart chooses a start date: moving it by a year can turn a rise into a fall',
        'A total without a comparison says little: per person, per year or compared to whom?',
        'Two lines that rise together may share a cause, or may have nothing to do with each other',
      ],
      notes:
        "The second idea is about what you cannot see. Every chart is a window, and somebody chose where to put it... Why does this one start in that year? What happened before? Is it a big number, or just a big country? And when two lines rise together, be careful. Ice cream sales and sunburn rise together too, but neither causes the other. It's summer. Asking what is missing is half of understanding.",
    },
    {
      title: 'Try It: One Chart, Two Sentences',
      content: [
        'Where do the axes start, are the steps even, and what is the unit of each number?',
        'Who made the chart, where do its numbers come from, and what was left outside the frame?',
        'Say in one sentence what the chart shows, then in another what it does not show',
      ],
      notes:
        "Now it's your turn. Take the chart you brought, or find one in today's news. I'll give you the questions, and you take your time with each... Where do the axes start? What is the unit? Who made it, and from which numbers? Then write two sentences. One says what the chart shows. The other says what it doesn't. Pause here for five minutes, and come back when you are ready.",
    },
    {
      title: 'What to Take with You',
      content: [
        'Axes first, then the missing parts, then the story: in that order, every time',
        'A good chart survives questions, so asking them is a compliment and never an attack',
        'Before next lesson, collect three charts: one you trust, one you doubt, one you redrew',
      ],
      notes:
        "Let's bring it together. Look at the axes first. Then ask what is missing. And only then... listen to the story. If you remember just that order, you'll read charts better than most people. For next time, please collect three of them. One you trust, one you doubt, and one that you have redrawn yourself, even as a quick sketch. Thank you for your attention, and enjoy your new eyes.",
    },
  ],
})
