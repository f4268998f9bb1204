import type { Deck } from '../deck/deck.ts'
import { giveNewIds } from '../deck/give-new-ids.ts'
import { cleanText } from './clean-text.ts'

const question =
  /^(?:why|how|what|who|whose|when|where|which|is|are|do|does|can|should|will)\b|[?？؟]$/i

/** Five slides to fill in, for when no model has written anything: it asks, it does not claim. */
export function createFallbackDeck(topic: string, newId: () => string): Deck {
  const name = cleanText(topic)
  // Within a sentence, a question only reads as a subject when it is quoted.
  const subject = question.test(name) ? `“${name}”` : name
  return {
    title: `Comprehensive Guide to ${name}`,
    slides: giveNewIds(
      [
        {
          title: `Welcome to ${subject}`,
          content: [
            'Why it matters to the people in this room',
            'The one question this talk is going to answer',
            'What everyone will take home at the end',
          ],
          notes: `Hello, and welcome. I am so glad you are here. Today we are going to talk about ${subject}... We will begin with what it is and why it matters, look at its main ideas one by one, and see what it looks like in real life. At the end there is time for your questions. So sit back, and let us begin together.`,
        },
        {
          title: `What ${subject} Is About`,
          content: [
            'A plain definition in one sentence, without any jargon',
            'Where it comes from and how it became what it is',
            'Who is part of it and whom it touches',
          ],
          notes: `Let us start at the very beginning. What do we actually mean when we speak of ${subject}? In this part I would like to give you a simple picture... where it comes from, who is involved, and why people care about it today. If one word sounds strange to you, do not worry. We will come back to it with an example in a moment.`,
        },
        {
          title: 'The Ideas Behind It',
          content: [
            'The first big idea, with a number that shows its size',
            'The second big idea, with a story people will remember',
            'The third big idea, and how it ties the others together',
          ],
          notes:
            'There are a few ideas that carry everything else. I have picked three of them for you. The first one shows how large this is... The second one is a story, because stories stay with us longer than figures do. And the third one ties the other two together. If you remember only these three, you will understand most of it.',
        },
        {
          title: 'What It Means in Practice',
          content: [
            'An example from daily life that everyone here will know',
            'What works well today, and how we can tell',
            'What is still difficult, and what might help',
          ],
          notes:
            'So much for the ideas. What does it all look like in practice? Let us walk through an example that most of us know from daily life... We will see what already works well, and how we can tell that it does. And we will be honest about what is still hard, because that is often where the most interesting questions begin.',
        },
        {
          title: 'Conclusion and Next Steps',
          content: [
            'The answer to our question, in one clear sentence',
            'The first small step that everyone can take tomorrow',
            'Where to read on, and whom to ask',
          ],
          notes: `And that brings us to the end. We began with a simple question about ${subject}, and now we have an answer we can say in one sentence... If you take just one thing home today, let it be the first small step, because that is where change begins. Thank you so much for listening. I am happy to hear your questions and your own stories.`,
        },
      ],
      newId,
    ),
  }
}
