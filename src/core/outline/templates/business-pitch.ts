import { defineTemplate } from './define-template.ts'

/** The example is a made-up company; a reader swaps in their own customer, numbers and ask. */
export const businessPitch = defineTemplate({
  id: 'business-pitch',
  name: 'Business Pitch',
  description: 'Six slides that take investors from the problem to your ask, told as one story.',
  category: 'business',
  theme: 'forest',
  slides: [
    {
      title: 'Fernway: Kitchens That Waste Less',
      content: [
        'We tell independent restaurants how much of each dish to prepare tomorrow',
        'Twelve kitchens, ten weeks, 31 percent less food in the bin',
        'Raising 1.2 million to reach 400 kitchens',
      ],
      notes:
        "Good morning, and thank you for making the time. I'm one of the founders of Fernway... and I want to start with a bin. Every night, restaurant owners scrape good food into it, and every night they guess again. We replaced the guess. In the next few minutes I'll show you the problem, what we built, and what happened when twelve kitchens started using it.",
    },
    {
      title: 'Every Evening Starts with a Guess',
      content: [
        ':brain: From memory: chefs decide in the morning what guests will order at night',
        ':trash: Too much: good food ends in the bin, day after day',
        ':smiley-sad: Too little: guests at the table are told that the bass is gone',
      ],
      notes:
        'Picture a chef at eight in the morning, ordering fish for the evening. Will it rain? Is there a match on? Nobody knows, so she orders a little extra... just in case. That little extra, every day, is the difference between a good year and a bad one. The tools that could help were made for chains. An owner with forty seats is left with a notebook and a feeling.',
    },
    {
      title: 'How a Plan Comes Before the First Delivery',
      content: [
        ':database: Read: past sales, the weather and what is on in the street',
        ':chat-text: Suggest: one short message at six, with portions for each dish',
        ':chef-hat: Decide: the chef stays in charge and changes any number',
        ':arrows-clockwise: Learn: every correction improves the next morning’s plan',
      ],
      notes:
        'So here is what we do. At six in the morning, the chef gets one message... twenty-two portions of the risotto, fourteen of the bass. Behind it are her own sales, the weather, and what is happening in her street. She can change any number, and Fernway learns from it. There is nothing to install in the kitchen and nobody to train. It simply feels like advice from a careful colleague.',
    },
    {
      title: 'A Simple Price in a Large Market',
      content: [
        '89 euros a month is what a kitchen pays',
        '450 euros a month is what it saves',
        '9,000 restaurants within two hours of our office',
        '120 euros at most to win a new kitchen',
      ],
      notes:
        "Let's talk about money. A kitchen pays us eighty-nine a month, and in our pilot it saved around four hundred and fifty. That makes it an easy conversation... We begin with the nine thousand independent restaurants in our own region. And we don't knock on every door ourselves. The companies behind the cash registers introduce us, because a customer who saves money is a customer who stays with them too.",
    },
    {
      title: 'What Twelve Kitchens Taught Us',
      content: [
        'Down by 31 percent, in kilograms a week',
        'Eleven of the twelve became paying customers',
      ],
      table: {
        show: 'columns',
        hasHeader: true,
        rows: [
          ['Week', 'Food thrown away, kg a week'],
          ['Before', '42'],
          ['Week 2', '39'],
          ['Week 4', '36'],
          ['Week 6', '33'],
          ['Week 8', '30'],
          ['Week 10', '29'],
        ],
      },
      notes:
        'We learned the most from the kitchens themselves. Week after week, less food went into the bin. Eleven of the twelve stayed when we asked them to pay... and the twelfth closed for renovation. Six months later, chefs still open the plan nearly every day, which tells us more than any survey. It helps that one of us ran a kitchen for nine years, and the other built forecasts for a grocery chain.',
    },
    {
      title: 'Join Us for the Next 400 Kitchens',
      content: [
        'Spend one morning with us in a kitchen that uses Fernway',
        '1.2 million: half for product, a third for partners, the rest for support',
        'In eighteen months we cover our own monthly costs',
      ],
      notes:
        "That brings me to why we are here. We're raising one point two million to go from twelve kitchens to four hundred, and to stand on our own feet in eighteen months. But please don't decide from a slide... Come and spend one morning with us, at six, when the message arrives. Watch a chef read it. I think you'll see what we see. Thank you, and I'd love to hear your questions.",
    },
  ],
})
