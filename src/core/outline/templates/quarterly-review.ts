import { defineTemplate } from './define-template.ts'

/** The example is a made-up maker of bicycles; a reader swaps in their own quarter. */
export const quarterlyReview = defineTemplate({
  id: 'quarterly-review',
  name: 'Quarterly Review',
  description: 'Seven slides for a board or a team: the numbers, the reasons and the next quarter.',
  category: 'business',
  theme: 'blueprint',
  slides: [
    {
      title: 'Norrvik Cycles: The Third Quarter',
      content: [
        'More bicycles, fewer returns, and one thing we got wrong',
        'Review for July to September',
      ],
      notes:
        'Good morning, and welcome to our review of the third quarter. I will be quick with what went well, and take my time with what did not... We sold more bicycles than ever before in three summer months, and fewer of them came back. But we also ran out of our best model in August. We will look at the numbers, at the reasons, and at what we do about it now.',
    },
    {
      title: 'Quarter at a Glance',
      content: [
        '4.8 million in revenue, up by a fifth on last year',
        '3,200 bicycles left the workshop, our most so far',
        '2.1 percent of them came back, half of last year',
        '17 days in August without our best model',
      ],
      notes:
        'If you remember only one slide, make it this one. Revenue is four point eight million, a fifth more than a year ago. More than three thousand bicycles left the workshop. Returns are down by half, and I will tell you why... The fourth number hurts. For seventeen days in August we could not deliver the model that most people ask for. We know what that cost, and it is on a later slide.',
    },
    {
      title: 'Revenue Grew Four Quarters Running',
      content: ['In millions, with the August gap included'],
      table: {
        show: 'columns',
        hasHeader: true,
        format: '0.0',
        rows: [
          ['Quarter', 'Revenue in millions'],
          ['Q3 last year', '4.0'],
          ['Q4', '4.1'],
          ['Q1', '4.3'],
          ['Q2', '4.6'],
          ['Q3', '4.8'],
        ],
      },
      notes:
        'Here is the year behind us. Every quarter was a little better than the one before, even the winter, which used to be our quiet time. That is the work of the rental fleets, who order when private riders do not... The last column would have reached five million without the gap in August. So when we speak about stock in a moment, please keep this picture in mind.',
    },
    {
      title: 'What Went Well, and Why',
      content: [
        ':wrench: Quality: a second check of every brake halved the returns',
        ':storefront: Partners: nine new shops, all of them within a day of us',
        ':users-three: Fleets: two cities ordered again without being asked',
      ],
      notes:
        'Three things carried us. First, the second check of every brake. It takes four minutes, and it halved what comes back. The idea came from the workshop floor... so thank you, all of you down there. Second, nine new shops, near enough to visit. And third, the fleets. Two cities ordered again on their own, and nothing says more about a bicycle than someone who knows it and wants another.',
    },
    {
      title: 'From First Visit to Sale: Our Funnel',
      content: [
        'Visitors: 48,000 people looked at our pages',
        'Test rides: 9,600 of them booked a ride',
        'Offers: 4,100 asked for a price in writing',
        'Sales: 3,200 rode home on a new bicycle',
      ],
      notes:
        'This is the way to a sale. One visitor in five books a test ride, and one rider in three buys. Those are good rates, and they have hardly moved. What moved is the last step... In August nine hundred people held an offer in their hands, and many of them left because we had nothing to deliver. We do not need more visitors. We need to keep what we promise to those who are here.',
    },
    {
      title: 'Stock in August: Plan or Reality',
      content: [
        'Plan: frames for six weeks in the warehouse',
        'Plan: one supplier, ordered every month',
        'Reality: sold out in four weeks of good weather',
        'Reality: the next frames came seventeen days too late',
      ],
      notes:
        'Now to what we got wrong, and the mistake was mine. We planned for an ordinary summer and one delivery a month. Then came four weeks of sunshine, and the frames were gone... The next ones were already on a ship, and nobody can hurry a ship. The lesson is simple. One supplier and one date is a bet, and we should not bet with the model that pays for all the others.',
    },
    {
      title: 'What We Do Next Quarter',
      content: [
        'Never again without our best model',
        'A second supplier of frames signs by October',
        'Stock for ten weeks instead of six',
        'Goal for the winter: 4.9 million in revenue',
      ],
      notes:
        'So here is what happens next. A second supplier is nearly signed, and we will keep frames for ten weeks instead of six. That ties up some money, and I think it is well spent... Our goal for the fourth quarter is four point nine million. To close, a word of thanks to the workshop, who made the best quarter we have had. What would you like to ask?',
    },
  ],
})
