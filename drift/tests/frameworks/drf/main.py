"""Twelve operations of the contract as a team with Django REST framework would write them; run, it prints the document
that drf-spectacular makes of them."""

import json
from enum import IntEnum

import django
from django.conf import settings

settings.configure(
    SECRET_KEY="none",
    ROOT_URLCONF=__name__,
    INSTALLED_APPS=["django.contrib.contenttypes", "django.contrib.auth", "rest_framework", "drf_spectacular"],
    REST_FRAMEWORK={
        "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
        "DEFAULT_AUTHENTICATION_CLASSES": ["rest_framework.authentication.TokenAuthentication"],
        "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
        "DEFAULT_PARSER_CLASSES": ["rest_framework.parsers.JSONParser"],
    },
    SPECTACULAR_SETTINGS={"TITLE": "Country assessment", "SERVE_INCLUDE_SCHEMA": False},
    USE_TZ=True,
)
django.setup()

from django.urls import path  # noqa: E402
from drf_spectacular.generators import SchemaGenerator  # noqa: E402
from drf_spectacular.types import OpenApiTypes  # noqa: E402
from drf_spectacular.utils import OpenApiParameter, extend_schema  # noqa: E402
from rest_framework import serializers  # noqa: E402
from rest_framework.views import APIView  # noqa: E402


class Role(IntEnum):
    External = 0
    Spectator = 1
    Researcher = 2
    Admin = 3


PERMISSIONS = ["index-management", "user-management", "report-management", "dataentry-import", "dataentry-export"]
roles = [(role.value, role.name) for role in Role]
states = [(0, "Inactive"), (1, "Active")]


class CurrentUserSerializer(serializers.Serializer):
    Id = serializers.IntegerField()
    FullName = serializers.CharField()
    EmailAddress = serializers.EmailField()
    Role = serializers.ChoiceField(choices=roles)
    Permissions = serializers.ListField(child=serializers.ChoiceField(choices=PERMISSIONS))


class UserSerializer(serializers.Serializer):
    Id = serializers.IntegerField()
    FullName = serializers.CharField()
    EmailAddress = serializers.EmailField()
    Role = serializers.ChoiceField(choices=roles)
    Status = serializers.ChoiceField(choices=states)
    DateCreated = serializers.DateTimeField()
    ReportEditionName = serializers.CharField(allow_null=True)


class UserCreateSerializer(serializers.Serializer):
    FullName = serializers.CharField(min_length=3, max_length=120)
    EmailAddress = serializers.EmailField()
    Role = serializers.ChoiceField(choices=roles)


class UserUpdateSerializer(UserCreateSerializer):
    Status = serializers.ChoiceField(choices=states)
    Version = serializers.IntegerField(required=False)


class ReportEditionSerializer(serializers.Serializer):
    Id = serializers.IntegerField()
    Name = serializers.CharField()
    StartDate = serializers.DateField()
    EndDate = serializers.DateField(allow_null=True)
    CreationDate = serializers.DateTimeField()
    InactiveDate = serializers.DateTimeField(allow_null=True)
    Status = serializers.ChoiceField(choices=states)
    Version = serializers.IntegerField(min_value=1)


class NotificationSerializer(serializers.Serializer):
    CommentId = serializers.IntegerField()
    TaggedId = serializers.IntegerField()
    GlobalCountryId = serializers.IntegerField()
    IndicatorId = serializers.IntegerField()
    AuthorName = serializers.CharField()
    SnapshotName = serializers.CharField()
    CountryName = serializers.CharField()
    DateCreated = serializers.DateTimeField()


class NotificationPageSerializer(serializers.Serializer):
    Data = NotificationSerializer(many=True)
    Count = serializers.IntegerField()


class CountrySerializer(serializers.Serializer):
    Id = serializers.IntegerField()
    Name = serializers.CharField()
    Region = serializers.CharField()
    ISOCode = serializers.CharField()


class CommentSerializer(serializers.Serializer):
    Id = serializers.IntegerField()
    CommentContent = serializers.CharField()
    AuthorId = serializers.IntegerField()
    AuthorName = serializers.CharField()
    CommentTaggedUserIds = serializers.ListField(child=serializers.IntegerField())
    CountryIndicatorRatingId = serializers.IntegerField()
    CreatedBy = serializers.IntegerField()
    DateCreated = serializers.DateTimeField()


class CommentPageSerializer(serializers.Serializer):
    Data = CommentSerializer(many=True)
    Count = serializers.IntegerField()


class CommentCreateSerializer(serializers.Serializer):
    CommentContent = serializers.CharField(min_length=1, max_length=10000)
    taggedUsers = serializers.ListField(child=serializers.IntegerField(), max_length=14)


class Paging(serializers.Serializer):
    offset = serializers.IntegerField(min_value=0, default=0)
    pageSize = serializers.IntegerField(min_value=1, max_value=100, default=20)


class CommentPaging(Paging):
    pageSize = serializers.IntegerField(min_value=1, max_value=200, default=50)


key = OpenApiParameter("Idempotency-Key", OpenApiTypes.UUID, OpenApiParameter.HEADER)


class LogInView(APIView):
    @extend_schema(responses=CurrentUserSerializer)
    def get(self, request): ...


class CurrentUserView(APIView):
    @extend_schema(responses=CurrentUserSerializer)
    def get(self, request): ...


class UsersView(APIView):
    @extend_schema(responses=UserSerializer(many=True))
    def get(self, request): ...

    @extend_schema(request=UserCreateSerializer, responses={201: UserSerializer}, parameters=[key])
    def post(self, request): ...


class UserView(APIView):
    @extend_schema(request=UserUpdateSerializer, responses=UserSerializer, parameters=[key])
    def put(self, request, user_id): ...


class ReportEditionsView(APIView):
    @extend_schema(responses=ReportEditionSerializer(many=True))
    def get(self, request): ...


class ReportEditionView(APIView):
    @extend_schema(responses=ReportEditionSerializer)
    def get(self, request, edition_id): ...


class NotificationsView(APIView):
    @extend_schema(responses=NotificationPageSerializer, parameters=[Paging])
    def get(self, request): ...


class NotificationView(APIView):
    @extend_schema(request=None, responses=NotificationSerializer, parameters=[key])
    def put(self, request, comment_id, tagged_id): ...


class CountriesView(APIView):
    @extend_schema(responses=CountrySerializer(many=True))
    def get(self, request): ...


class CommentsView(APIView):
    @extend_schema(responses=CommentPageSerializer, parameters=[CommentPaging])
    def get(self, request, country_id, edition_id, indicator_id, rating_id): ...

    @extend_schema(request=CommentCreateSerializer, responses={201: CommentSerializer}, parameters=[key])
    def post(self, request, country_id, edition_id, indicator_id, rating_id): ...


base = "api/v1"
rating = "countries/<int:country_id>/report-editions/<int:edition_id>/indicators/<int:indicator_id>/ratings/<int:rating_id>"
urlpatterns = [
    path(f"{base}/login", LogInView.as_view()),
    path(f"{base}/users/current-user", CurrentUserView.as_view()),
    path(f"{base}/users", UsersView.as_view()),
    path(f"{base}/users/<int:user_id>", UserView.as_view()),
    path(f"{base}/report-editions", ReportEditionsView.as_view()),
    path(f"{base}/report-editions/<int:edition_id>", ReportEditionView.as_view()),
    path(f"{base}/notifications", NotificationsView.as_view()),
    path(f"{base}/notifications/<int:comment_id>/<int:tagged_id>", NotificationView.as_view()),
    path(f"{base}/countries", CountriesView.as_view()),
    path(f"{base}/{rating}/comments", CommentsView.as_view()),
]

if __name__ == "__main__":
    document = SchemaGenerator().get_schema(request=None, public=True)
    print(json.dumps(document, indent=1, default=str))
