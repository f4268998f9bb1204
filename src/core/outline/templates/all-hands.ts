import { defineTemplate } from './define-template.ts'

/** The example is a made-up company that delivers vegetables; a reader swaps in their own. */
export const allHands = defineTemplate({
  id: 'all-hands',
  name: 'All-Hands Meeting',
  description: 'Seven slides for the whole company: how we are doing, who is new, what comes next.',
  category: 'general',
  theme: 'sunrise',
  slides: [
    {
      title: 'All Hands at Greenbox',
      content: [
        'Where we are, who is new, and what we do next',
        'Half an hour, and half of it for your questions',
      ],
      notes:
        'Good morning, everyone, in the room and on the screens. It is good to see you all at once. We have half an hour, and I will use only half of it, because the better half is yours... I will tell you how the spring went, what our customers say about you, and who has joined us. Then we look at the summer. Keep your questions ready, the hard ones, too.',
    },
    {
      title: 'Our Spring in Numbers',
      content: [
        '6,400 homes get a box from us every week',
        '96 percent of boxes came on the promised day',
        '14 farms grow for us, five more than last year',
      ],
      notes:
        'Three numbers, and each has people behind it. More than six thousand homes get a box every week now. Ninety-six boxes in a hundred came on the day we promised, through two storms and a broken van... so a big hand for the drivers. And fourteen farms grow for us. Five of them are new, and every one of them came because another farmer told them that we pay on time.',
    },
    {
      title: 'More Homes Every Month',
      content: ['In March, neighbours told neighbours'],
      table: {
        show: 'line',
        hasHeader: true,
        format: '#,##0',
        rows: [
          ['Month', 'Homes'],
          ['Dec', '4700'],
          ['Jan', '4900'],
          ['Feb', '5200'],
          ['Mar', '5900'],
          ['Apr', '6200'],
          ['May', '6400'],
        ],
      },
      notes:
        'This is how we got here. Winter was slow and steady, and then came March, with seven hundred new homes in a single month. We did not advertise more. We put a card in every box, with one free box for a neighbour... and people gave it away. The idea came from the packing team, at lunch. So if you have an idea at lunch, please say it out loud.',
    },
    {
      title: 'A Letter That Made Our Day',
      content: [
        '“My son ate a beetroot. I do not know how, but please go on.”',
        'A customer from the Hill Road, in April',
      ],
      notes:
        'Among all the numbers, this is my favourite message of the spring. It came on a Tuesday evening, without a subject. My son ate a beetroot... I read it to the farm that grew it, over the phone, and there was a long silence, and then somebody laughed. This is what we do, in the end. We do not move boxes. We bring something to a table, and something happens there.',
    },
    {
      title: 'Welcome to the Team',
      content: [
        ':truck: Amira: plans the routes, and knows every bridge in town',
        ':chef-hat: Jonas: writes the recipes that lie in the box',
        ':headset: Mei: answers on the phone, in three languages',
        ':leaf: Tomasz: visits the farms, and grew up on one',
      ],
      notes:
        'Four people are here for the first time, so please wave when you hear your name. Amira plans our routes, and she has already saved us an hour a day. Jonas writes the recipes... yes, the beetroot was his. Mei answers the phone, in three languages. And Tomasz visits the farms. Find them at lunch, ask them what surprised them here, and listen well. New eyes see what we no longer notice.',
    },
    {
      title: 'Our Summer, Month by Month',
      content: [
        'Jun: the second cold room opens',
        'Jul: boxes go to the east side for the first time',
        'Aug: two weeks of holiday for everyone, in turns',
        'Sep: harvest party on the farm by the lake',
      ],
      notes:
        'So what comes next? In June the second cold room opens, and nobody has to stack crates in the corridor any more. In July we cross the river, with the first hundred homes on the east side. August is for rest... in turns, and I mean it, for everybody. And in September we meet on the farm by the lake. Bring your families, and bring boots.',
    },
    {
      title: 'Thank You, and over to You',
      content: [
        'What should we do better?',
        'Ask now, or write it on a card by the door',
        'Every question gets an answer by Friday',
      ],
      notes:
        'That was my half, and the rest belongs to you. Thank you for this spring. I know what it took, and I saw some of you here at five in the morning... Now I would like to hear what we should do better. Ask aloud, or write it on one of the cards by the door, with or without a name. Every question gets an answer by Friday. Who begins?',
    },
  ],
})
