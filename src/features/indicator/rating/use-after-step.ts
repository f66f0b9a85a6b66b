import { useEffect, useRef } from 'react';
import type { AdjacentIndicator, CountryIndicatorRating } from '#generated/model/index.ts';
import { notices } from '#src/lib/notices/notices.ts';
import type { Place } from '../place.ts';
import { stepWords } from '../step-words.ts';
import { useGoTo } from '../use-go-to.ts';
import { AS_READ, useNeighbours } from '../use-neighbours.ts';
import { goesOn } from './go-on.ts';

/**
 * What follows a step once the server has accepted it: a line that says what happened,
 * and, where that is chosen, the next indicator. Where to is decided when the button is pressed,
 * for the step itself may take the indicator out of its list.
 */
export function useAfterStep(place: Place, record: string) {
  const { once, isShown } = useNeighbours(place, AS_READ);
  const goTo = useGoTo();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return {
    /** Is there a choice whether to go on? */
    mayGoOn: isShown,
    /** `words` say what the step did; without `mayGo` the page stays, whatever was chosen. */
    begin(words: (answer: CountryIndicatorRating) => string = stepWords, mayGo = true) {
      let target: AdjacentIndicator | null = null;
      let isAccepted = false;
      const go = () => {
        if (target && isHere.current) goTo(target, { state: { arriveAt: 'rating' }, inList: true });
      };
      if (mayGo && goesOn())
        once('onward', (found) => {
          target = found;
          if (isAccepted) go();
        });
      return (answer: CountryIndicatorRating) => {
        notices.push({ tone: 'success', message: words(answer), record });
        isAccepted = true;
        go();
      };
    },
  };
}
