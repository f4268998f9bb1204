import { defineTemplate } from './define-template.ts'

/** The example is a made-up designer; a reader swaps in their own name, work and contact. */
export const creativeShowcase = defineTemplate({
  id: 'creative-showcase',
  name: 'Creative Portfolio',
  description: 'Four slides that show who you are, your best work, and how to work with you.',
  category: 'creative',
  theme: 'gallery',
  slides: [
    {
      title: 'Hello, I Am Mara Lind',
      content: [
        'Names, signs and packaging for small businesses with a big sense of place',
        'Eleven years, from letterpress to shopfront',
        'A bakery, a night train and a tiny museum',
      ],
      notes:
        'Hello, and thank you for looking in. My name is Mara, and I draw things that people walk past every day... shop signs, labels, tickets, the small things that make a street feel like somewhere. I like working with people who care about their craft and have never hired a designer before. Let me show you three projects that I am proud of, and tell you honestly what each of them taught me.',
    },
    {
      title: 'Three Projects, Three Lessons',
      content: [
        ':bread: Bakery Ofenrot: one red stamp replaced nine labels, and regulars collect it',
        ':train: Night train Luna: a timetable you can read half asleep, tested at two in the morning',
        ':shapes: Museum of Buttons: one room, and an alphabet made from 4,000 exhibits',
      ],
      notes:
        'The bakery had nine labels and no money. We made one stamp... and suddenly every paper bag was theirs. For the night train, I sat in the corridor at two in the morning, watching tired people search for their stop. The new timetable has half the words. And the museum? It owns four thousand buttons and one room. So we let the buttons become the alphabet. Each time, less turned out to be more.',
    },
    {
      title: 'Six Weeks from Hello to Yours',
      content: [
        'Week 1: I listen, for a day in your shop',
        'Week 2: three sketches on paper to choose from',
        'Week 4: your choice, tried out in its place',
        'Week 6: files, fonts and a guide are yours',
      ],
      notes:
        'You may wonder what it is like to work together. It begins quietly... I come and watch for a day, and I ask a lot of questions. A week later there are three sketches on your table, on real paper, because a sign is not a screen. We choose one and make it better. After six weeks everything belongs to you, with a short guide, so that you never have to call me just to change a date.',
    },
    {
      title: 'Let Us Make Something',
      content: [
        'Send one photograph of the thing you would like to change',
        'Six projects a year, and two places open this autumn',
        'Half an hour, free, with an honest yes or no',
        'Write to hello@example.com and tell me a little',
      ],
      notes:
        "That's me, and that's my work. If something made you smile, let's talk... I take six projects a year, so that each of them gets the attention it deserves, and two places are still free this autumn. Send me a photograph of the thing you'd like to change. A sign, a label, a menu. I'll answer within two days, and we will find out together whether we are a good match. Thank you for watching.",
    },
  ],
})
