import { useListMentionableUsers } from '#generated/hooks/editions/editions.ts';
import { useReadIndicatorRating } from '#generated/hooks/ratings/ratings.ts';
import type { MentionableUser } from '#generated/model/index.ts';
import { useAccess } from '#src/lib/access/use-access.ts';
import type { Place } from '../place.ts';
import { ReadOnlyReason } from '../rating/read-only-reason.tsx';
import { CommentComposer } from './comment-composer.tsx';
import { CommentsList, type Sought } from './comments-list.tsx';
import { CommentsLoading } from './comments-loading.tsx';
import { whyNoComment } from './rights.ts';

type CommentsTabProps = { place: Place; sought: Sought };

/** The discussion of this rating: a box for those who may write, and what was written (document 2, 'Comments tab'). */
export function CommentsTab({ place, sought }: CommentsTabProps) {
  const { data: rating } = useReadIndicatorRating(place.countryId, place.reportEditionId, place.indicatorId);
  const { data: mentionable } = useListMentionableUsers(place.reportEditionId, { query: { select: withNames } });
  const access = useAccess();
  if (!rating || !access.user) return <CommentsLoading />;
  const whyNot = whyNoComment(access, rating);
  return (
    <>
      <div className="p-3">
        {whyNot ? (
          <ReadOnlyReason id="why-no-comment" reason={whyNot} takesFocus={false} />
        ) : (
          <CommentComposer
            key={rating.Id}
            place={place}
            ratingId={rating.Id}
            userId={access.user.Id}
            people={mentionable?.people}
          />
        )}
      </div>
      <CommentsList
        key={`list ${rating.Id}`}
        place={place}
        ratingId={rating.Id}
        names={mentionable?.names ?? NONE}
        ownName={access.user.FullName}
        sought={sought}
      />
    </>
  );
}

const NONE: readonly string[] = [];
const withNames = (people: MentionableUser[]) => ({ people, names: people.map(({ FullName }) => FullName) });
