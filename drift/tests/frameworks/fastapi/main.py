"""Twelve operations of the contract as a FastAPI team would write them, with its data in memory."""

from datetime import UTC, date, datetime
from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, FastAPI, Header, HTTPException, Path, Query
from fastapi.security import OAuth2AuthorizationCodeBearer
from models import (
    Comment,
    CommentCreate,
    CommentPage,
    Country,
    CurrentUser,
    EditionStatus,
    Notification,
    NotificationPage,
    Permission,
    ReportEdition,
    Role,
    User,
    UserCreate,
    UserUpdate,
)
from pydantic import BaseModel

signed_in = OAuth2AuthorizationCodeBearer(authorizationUrl="authorize", tokenUrl="token")
callers = {"admin-token": 1, "researcher-token": 2}


def caller_of(token: Annotated[str, Depends(signed_in)]) -> int:
    if token not in callers:
        raise HTTPException(401, "Unknown token", headers={"WWW-Authenticate": "Bearer"})
    return callers[token]


Caller = Annotated[int, Depends(caller_of)]
api = APIRouter(prefix="/api/v1", dependencies=[Depends(caller_of)])

Id = Annotated[int, Path(ge=1)]
Key = Annotated[UUID | None, Header(alias="Idempotency-Key")]

Offset = Annotated[int, Query(ge=0)]
PageSize = Annotated[int, Query(ge=1, le=100)]

made = datetime(2026, 3, 1, 9, tzinfo=UTC)
users = {
    number: User(
        Id=number,
        FullName=name,
        EmailAddress=email,
        Role=role,
        Status=1,
        DateCreated=made,
        ReportEditionName=None,
    )
    for number, name, email, role in (
        (1, "Ana Lima", "ana@demo.org", Role.Admin),
        (2, "Rui Tanaka", "rui@demo.org", Role.Researcher),
    )
}
editions = [
    ReportEdition(
        Id=number,
        Name=f"Road Safety Report {2020 + number}",
        StartDate=date(2020 + number, 1, 1),
        EndDate=None,
        CreationDate=made,
        InactiveDate=None if number == 4 else made,
        Status=EditionStatus.Active if number == 4 else EditionStatus.Inactive,
        Version=1,
    )
    for number in (4, 3)
]
countries = [
    Country(Id=404, Name="Kenya", Region="Africa", ISOCode="KEN"),
    Country(Id=578, Name="Norway", Region="Europe", ISOCode="NOR"),
]
notifications = {
    number: Notification(
        CommentId=number,
        TaggedId=1,
        GlobalCountryId=404,
        IndicatorId=7,
        AuthorName="Rui Tanaka",
        SnapshotName="1.1.1 Lead agency",
        CountryName="Kenya",
        DateCreated=made,
    )
    for number in (11, 12, 13)
}
written: list[Comment] = []
answered: dict[tuple[UUID, str], tuple[str, BaseModel]] = {}


def once(key: UUID | None, what: str, body: BaseModel, work) -> BaseModel:
    """What a repeated request with the same key gets: the first answer."""
    if key is None:
        return work()
    text = body.model_dump_json()
    if (key, what) not in answered:
        answered[key, what] = (text, work())
    before, answer = answered[key, what]
    if before != text:
        raise HTTPException(422, "The key was used for another request")
    return answer


def only_admin(caller: int) -> None:
    if users[caller].Role != Role.Admin:
        raise HTTPException(403, "Needs user-management")


def taken(email: str, but: int | None = None) -> bool:
    return any(one.EmailAddress == email and one.Id != but for one in users.values())


@api.get("/login")
def log_in(caller: Caller) -> CurrentUser:
    return read_current_user(caller)


@api.get("/users/current-user")
def read_current_user(caller: Caller) -> CurrentUser:
    user = users[caller]
    held = list(Permission) if user.Role == Role.Admin else []
    return CurrentUser(**user.model_dump(include={"Id", "FullName", "EmailAddress", "Role"}), Permissions=held)


@api.get("/users")
def list_users(caller: Caller) -> list[User]:
    only_admin(caller)
    return list(users.values())


@api.post("/users", status_code=201)
def create_user(body: UserCreate, caller: Caller, key: Key = None) -> User:
    only_admin(caller)

    def work() -> User:
        if taken(body.EmailAddress):
            raise HTTPException(409, "The e-mail has an account")
        user = User(
            **body.model_dump(), Id=max(users) + 1, Status=1, DateCreated=datetime.now(UTC), ReportEditionName=None
        )
        users[user.Id] = user
        return user

    return once(key, "create_user", body, work)


@api.put("/users/{user_id}")
def update_user(user_id: Id, body: UserUpdate, caller: Caller, key: Key = None) -> User:
    only_admin(caller)
    if user_id not in users:
        raise HTTPException(404, "No such user")

    def work() -> User:
        if taken(body.EmailAddress, user_id):
            raise HTTPException(409, "The e-mail has an account")
        users[user_id] = users[user_id].model_copy(update=body.model_dump(exclude={"Version"}))
        return users[user_id]

    return once(key, f"update_user {user_id}", body, work)


@api.get("/report-editions")
def list_report_editions() -> list[ReportEdition]:
    return editions


@api.get("/report-editions/{edition_id}")
def read_report_edition(edition_id: Id) -> ReportEdition:
    found = next((one for one in editions if one.Id == edition_id), None)
    if found is None:
        raise HTTPException(404, "No such edition")
    return found


@api.get("/notifications")
def list_notifications(caller: Caller, offset: Offset = 0, pageSize: PageSize = 20) -> NotificationPage:
    own = [one for one in notifications.values() if one.TaggedId == caller]
    return NotificationPage(Data=own[offset : offset + pageSize], Count=len(own))


@api.put("/notifications/{comment_id}/{tagged_id}")
def clear_notification(comment_id: Id, tagged_id: Id, caller: Caller, key: Key = None) -> Notification:
    found = notifications.get(comment_id)
    if found is None or found.TaggedId != tagged_id or tagged_id != caller:
        raise HTTPException(404, "No such notification")
    return once(key, f"clear_notification {comment_id}", found, lambda: notifications.pop(comment_id))


@api.get("/countries")
def list_countries() -> list[Country]:
    return countries


comments = "/countries/{country_id}/report-editions/{edition_id}/indicators/{indicator_id}/ratings/{rating_id}/comments"


def known_rating(country_id: int, edition_id: int) -> None:
    if all(one.Id != country_id for one in countries) or all(one.Id != edition_id for one in editions):
        raise HTTPException(404, "No such rating")


@api.get(comments)
def list_comments(
    country_id: Id,
    edition_id: Id,
    indicator_id: Id,
    rating_id: Id,
    offset: Offset = 0,
    pageSize: Annotated[int, Query(ge=1, le=200)] = 50,
) -> CommentPage:
    known_rating(country_id, edition_id)
    own = [one for one in reversed(written) if one.CountryIndicatorRatingId == rating_id]
    return CommentPage(Data=own[offset : offset + pageSize], Count=len(own))


@api.post(comments, status_code=201)
def add_comment(
    country_id: Id,
    edition_id: Id,
    indicator_id: Id,
    rating_id: Id,
    body: CommentCreate,
    caller: Caller,
    key: Key = None,
) -> Comment:
    known_rating(country_id, edition_id)

    def work() -> Comment:
        comment = Comment(
            Id=len(written) + 1,
            CommentContent=body.CommentContent,
            AuthorId=caller,
            AuthorName=users[caller].FullName,
            CommentTaggedUserIds=body.taggedUsers,
            CountryIndicatorRatingId=rating_id,
            CreatedBy=caller,
            DateCreated=datetime.now(UTC),
        )
        written.append(comment)
        return comment

    return once(key, f"add_comment {rating_id}", body, work)


app = FastAPI(title="Country assessment")
app.include_router(api)
