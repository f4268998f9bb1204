import { defineTemplate } from './define-template.ts'

/** The example is a made-up lamp; a reader swaps in their own product, price and dates. */
export const productLaunch = defineTemplate({
  id: 'product-launch',
  name: 'Product Launch',
  description: 'Seven slides for the big day: one promise, how it works, what it costs, and when.',
  category: 'business',
  theme: 'noir',
  slides: [
    {
      title: 'Meet Lumo',
      content: ['The lamp that goes to bed when you do', 'One lamp, one button, no app'],
      notes:
        'Hello, everyone, and welcome. Please look up for a second, at the lights in this room. They are as bright now as they were at noon... and as they will be at midnight. Your eyes were made for something else. They were made for a light that rises, stands and sets. We have spent three years on bringing that light home. I am proud to show it to you tonight.',
    },
    {
      title: 'One Sentence Says It All',
      content: [
        '“Light should change with the day, and nobody should have to think of it.”',
        'Written on the wall of our workshop',
      ],
      notes:
        'When we began, we wrote one sentence on the wall of the workshop, and it has hung there ever since. Light should change with the day, and nobody should have to think of it. Every time somebody had a clever idea, another setting, another screen... we pointed at the wall. Most ideas did not survive that. What is left is a lamp with one button. It took us a long time to make it this short.',
    },
    {
      title: 'Lamps until Now, or Lumo',
      content: [
        'Until now: one brightness from breakfast to midnight',
        'Until now: colours are chosen in an app, again and again',
        'Lumo: cool in the morning, amber in the evening',
        'Lumo: knows the hour and the season by itself',
      ],
      notes:
        'What is different? A lamp as you know it has one brightness, or it has an app, and then you are its servant. You choose a colour, and an hour later it is wrong again. Lumo is set once, when you plug it in... From then on it knows the hour and the season. Cool and clear when you get up, warm when the day ends. And when you do want more light, you turn the button.',
    },
    {
      title: 'Small Things You Will Love',
      content: [
        ':sun-horizon: Sunrise: it wakes you with light, half an hour before the alarm',
        ':book-open: Reading: turn the button, and the page is bright',
        ':wrench: Repair: four screws, and every part can be changed',
        ':shield-check: Privacy: no network, no account and no microphone',
      ],
      notes:
        'Let me show you four small things. It can wake you, gently, like a window to the east. It can be a reading lamp, with one turn of the hand. It can be opened with an ordinary screwdriver, because a lamp should outlive its parts... And the last one is something it does not do. It does not listen, it does not report, it does not even know who you are. It is a lamp.',
    },
    {
      title: 'Lumo in Figures',
      content: [
        '149 euros, and no subscription',
        '7 watts at its brightest, less than most bulbs',
        '10 years of spare parts, promised in writing',
      ],
      notes:
        'Now the question you have been waiting for. Lumo costs one hundred and forty-nine euros, once. There is no subscription, and there never will be one. At its brightest it uses seven watts... And we promise spare parts for ten years, in writing, in the box. We could have made it cheaper, with glue instead of screws. We asked the people who tested it, and they told us to keep the screws.',
    },
    {
      title: 'From Tonight to Your Home',
      content: [
        'Monday: orders open at nine in the morning',
        '1 Oct: the first thousand lamps leave the workshop',
        '15 Oct: forty shops have one to try out',
        '1 Nov: all first orders are at your door',
      ],
      notes:
        'When can you have one? Orders open on Monday at nine. The first thousand are being packed while I speak, and they leave the workshop on the first of October... If you would like to turn the button before you buy, forty shops will have a lamp on the counter from the middle of the month. And whoever orders by then has it before the evenings become really long. We planned it that way.',
    },
    {
      title: 'Switch It On',
      content: [
        'Let the day come home with you',
        'Try one tonight, at the back of this room',
        'Orders and shops: hello@example.com',
      ],
      notes:
        'That is Lumo. A lamp that goes to bed when you do. There are twelve of them at the back of this room, and in a moment we will switch off everything else... Please walk over, turn the button, and take your time. The people who built it are standing beside it, and they love hard questions. Thank you for spending your evening with us. Let there be better light.',
    },
  ],
})
